import ThumbnailModel

/// A value to be written as YAML, on one line.
indirect enum YAMLValue: Hashable, Sendable {
    /// A number, a word of ours, `true` or `false`: never in quotes.
    case word(String)
    /// Text of the user's, in quotes where it would be read as something else.
    case text(String)
    case list([YAMLValue])
    case map([Entry])

    /// A key and its value.
    struct Entry: Hashable, Sendable {
        let key: String
        let value: YAMLValue
    }

    /// A number, the shortest way.
    static func number(_ number: Double) -> YAMLValue { .word(shortestText(of: number)) }

    /// The value in flow style.
    var flow: String {
        switch self {
        case .word(let word): word
        case .text(let text): YAMLValue.isPlain(text) ? text : YAMLValue.quoted(text)
        case .list(let items): "[\(items.map(\.flow).joined(separator: ", "))]"
        case .map(let entries): "{ \(entries.map { "\($0.key): \($0.value.flow)" }.joined(separator: ", ")) }"
        }
    }

    /// Whether a text is read back as itself without quotes, by readers of YAML 1.1 and 1.2.
    private static func isPlain(_ text: String) -> Bool {
        guard let first = text.utf8.first, isLetter(first) else { return false }
        let words = ["true", "false", "yes", "no", "on", "off", "null", "y", "n"]
        return !words.contains(text.lowercased())
            && text.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || "-_./".utf8.contains($0) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    private static func quoted(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "\"") { quoted, scalar in
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\n": quoted += "\\n"
            case "\t": quoted += "\\t"
            case let scalar where needsEscape(scalar):
                let digits = String(scalar.value, radix: 16, uppercase: true)
                quoted += "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        } + "\""
    }

    private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
        default: scalar == "\u{A0}"
        }
    }
}
