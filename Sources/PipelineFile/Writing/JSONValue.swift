import ThumbnailModel

/// A JSON value whose keys keep their order.
indirect enum JSONValue {
    case string(String)
    case number(Double)
    case bool(Bool)
    case array([JSONValue])
    case object([(key: String, value: JSONValue)])

    /// The value over several lines, two blanks a level.
    func text(indent: Int = 0) -> String {
        let outer = String(repeating: "  ", count: indent)
        let inner = outer + "  "
        switch self {
        case .string(let text): return Self.quoted(text)
        case .number(let number): return shortestText(of: number)
        case .bool(let bool): return bool ? "true" : "false"
        case .array(let items) where items.isEmpty: return "[]"
        case .array(let items):
            let isFlat = items.allSatisfy(\.isScalar)
            let texts = items.map { $0.text(indent: indent + 1) }
            if isFlat { return "[\(texts.joined(separator: ", "))]" }
            return "[\n\(texts.map { inner + $0 }.joined(separator: ",\n"))\n\(outer)]"
        case .object(let entries):
            let texts = entries.map { "\(inner)\(Self.quoted($0.key)): \($0.value.text(indent: indent + 1))" }
            return "{\n\(texts.joined(separator: ",\n"))\n\(outer)}"
        }
    }

    private var isScalar: Bool {
        switch self {
        case .string, .number, .bool: true
        case .array, .object: false
        }
    }

    private static func quoted(_ text: String) -> String {
        let escaped = text.reduce(into: "") { escaped, character in
            if character == "\"" || character == "\\" { escaped.append("\\") }
            escaped.append(character)
        }
        return "\"\(escaped)\""
    }
}
