/// Text as HTML takes it.
enum HTMLText {
    /// Text that stands for itself between tags and in quoted attributes; control characters become U+FFFD.
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            case "\t", "\n": escaped.unicodeScalars.append(" ")
            case _ where scalar.properties.generalCategory == .control: escaped.unicodeScalars.append("\u{FFFD}")
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// The template with each `{{name}}` replaced by its value, in one pass: a value is never looked at again.
    static func fill(_ template: [UInt8], with values: [String: String]) -> [UInt8] {
        var filled: [UInt8] = []
        var rest = template[...]
        while let open = rest.firstRange(of: Array("{{".utf8)),
            let close = rest[open.upperBound...].firstRange(of: Array("}}".utf8))
        {
            let name = String(decoding: rest[open.upperBound..<close.lowerBound], as: UTF8.self)
            filled += rest[..<open.lowerBound]
            filled += Array(values[name, default: ""].utf8)
            rest = rest[close.upperBound...]
        }
        return filled + rest
    }
}
