extension String {
    /// The text without what a terminal obeys: control characters, and marks that turn the direction of writing.
    var shown: String {
        let scalars = unicodeScalars.map { scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: Unicode.Scalar("\u{FFFD}")
            case .format where scalar != "\u{200D}": Unicode.Scalar("\u{FFFD}")
            default: scalar
            }
        }
        return String(UnicodeScalarView(scalars))
    }
}
