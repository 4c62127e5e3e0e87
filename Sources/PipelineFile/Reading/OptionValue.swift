/// The value of a setting as the command line has it.
enum OptionValue {
    /// One text: YAML in brackets or braces, a plain list of values or of `key=value`, or a single value.
    case text(String)
    /// A list of values that are taken as they are.
    case items([String])

    /// The node that a setting of a shape reads.
    func node(for shape: SettingShape) throws(PipelineFileError.Kind) -> YAMLNode {
        switch self {
        case .text(let text): try Self.node(text, for: shape)
        case .items(let items):
            YAMLNode(.sequence(items.map { YAMLNode(.scalar($0, plain: false), at: .start) }), at: .start)
        }
    }

    private static func node(_ text: String, for shape: SettingShape) throws(PipelineFileError.Kind) -> YAMLNode {
        let isMap = shape.takesMap && text.hasPrefix("{") && text.hasSuffix("}")
        let isList = shape.takesList && text.hasPrefix("[") && text.hasSuffix("]")
        if isMap || isList {
            do {
                return try YAMLComposer.compose(Array(text.utf8)) ?? scalar("")
            } catch {
                throw .yaml(error.problem)
            }
        }
        let parts = split(text)
        if shape.takesMap, text.contains("=") {
            let entries = parts.map { part in
                let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                return YAMLNode.Entry(
                    key: scalar(trimmed(sides[0])),
                    value: scalar(trimmed(sides.count > 1 ? sides[1] : ""))
                )
            }
            return YAMLNode(.mapping(entries), at: .start)
        }
        guard shape.takesList, parts.count > 1 else { return scalar(text) }
        return YAMLNode(.sequence(parts.map { scalar(trimmed($0)) }), at: .start)
    }

    private static func scalar(_ text: String) -> YAMLNode {
        YAMLNode(.scalar(text, plain: true), at: .start)
    }

    private static func trimmed(_ text: Substring) -> String {
        String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }

    /// The parts between commas, but for commas in the braces of a glob.
    private static func split(_ text: String) -> [Substring] {
        var depth = 0
        return text.split(omittingEmptySubsequences: false) { character in
            if character == "{" { depth += 1 }
            if character == "}" { depth -= 1 }
            return character == "," && depth <= 0
        }
    }
}
