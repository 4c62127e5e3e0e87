import ThumbnailModel

extension SettingShape {
    /// The keywords of a JSON Schema that accepts the values.
    var schema: [(key: String, value: JSONValue)] {
        switch self {
        case .whole(let range, let suffixes):
            let number: [(key: String, value: JSONValue)] = [
                ("type", .string("integer")), ("minimum", .number(Double(range.lowerBound))),
                ("maximum", .number(Double(range.upperBound))),
            ]
            guard suffixes else { return number }
            let text: [(key: String, value: JSONValue)] = [
                ("type", .string("string")), ("pattern", .string("^[0-9]+([.][0-9]+)?[KkMG]$")),
            ]
            return [("anyOf", .array([.object(number), .object(text)]))]
        case .number(let range):
            return [
                ("type", .string("number")), ("minimum", .number(range.lowerBound)),
                ("maximum", .number(range.upperBound)),
            ]
        case .boolean: return [("type", .string("boolean"))]
        case .choice(let words, let aliases):
            // A word of digits may stand without quotes, and then is a number to a reader of YAML.
            let numbers = words.compactMap(Double.init).map(JSONValue.number)
            return [("enum", .array((words + aliases).map(JSONValue.string) + numbers))]
        case .text(let form):
            guard let pattern = form.pattern else { return [("type", .string("string")), ("minLength", .number(1))] }
            return [("type", .string("string")), ("pattern", .string(pattern))]
        case .list(let shape, let count):
            return [
                ("type", .string("array")), ("items", .object(shape.schema)),
                ("minItems", .number(Double(count.lowerBound))), ("maxItems", .number(Double(count.upperBound))),
            ]
        case .part:
            return Self.list(.number(0...1), count: 4...4).schema
        case .map(let keys, let complete):
            return [
                ("type", .string("object")),
                ("properties", .object(keys.map { ($0.name, .object($0.shape.schema)) })),
                complete
                    ? ("required", .array(keys.map { .string($0.name) })) : ("minProperties", .number(1)),
                ("additionalProperties", .bool(false)),
            ]
        case .either(let shapes): return [("anyOf", .array(shapes.map { .object($0.schema) }))]
        }
    }
}

extension SettingShape.TextForm {
    /// What all texts of the form match; nil where any text is one.
    var pattern: String? {
        switch self {
        case .line, .glob: nil
        case .path: "^(?![.]{1,2}(/|$))[^/]+(/(?![.]{1,2}(/|$))[^/]+)*$"
        case .template: "^(?!/)(?!(.*/)?[.][.](/|$)).*[^/]$"
        case .color: "^(#([0-9A-Fa-f]{3,4}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})|[Ww]hite|[Bb]lack|[Tt]ransparent)$"
        case .size: "^[0-9.]+x[0-9.]+$"
        case .ratio: "^[0-9.]+[:/][0-9.]+$"
        case .stages: "^(?!grid$)[A-Za-z0-9_-]+$"
        }
    }
}
