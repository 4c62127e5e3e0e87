/// The text of a pipeline file, kept to show where an error is.
package struct PipelineSource: Hashable, Sendable {
    /// The name the file was asked for by, fit to be shown.
    package let name: String
    private let lines: [[UInt8]]

    /// The text of a file.
    package init(name: String, bytes: [UInt8]) {
        self.name = name
        lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
    }

    /// The text of a line, counted from 1; nil where there is none.
    package func line(_ number: Int) -> String? {
        guard lines.indices.contains(number - 1) else { return nil }
        // Tabs and other controls become blanks, so that a caret stands under its character.
        let scalars = String(decoding: lines[number - 1], as: UTF8.self).unicodeScalars.map { scalar in
            scalar.properties.generalCategory == .control ? " " : scalar
        }
        let text = String(String.UnicodeScalarView(scalars))
        return String(text.reversed().drop { $0 == " " }.reversed())
    }
}
