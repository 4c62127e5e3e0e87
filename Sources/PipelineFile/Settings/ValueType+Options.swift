import ThumbnailModel

extension ValueType where Value == Color {
    /// A colour as CSS writes it.
    static var color: ValueType {
        .scalar(.text(.color), read: { Color($0) }, write: { .text($0.hex) })
    }
}

extension ValueType where Value == PathTemplate {
    /// A path with fields in braces.
    static var template: ValueType {
        let text = ValueType<String>.text(.template)
        return ValueType(
            shape: text.shape,
            read: { (node) throws(ValueProblem) in
                let text = try text.read(node)
                do throws(PathTemplateError) {
                    return try PathTemplate(text)
                } catch {
                    throw ValueProblem(reason: .template(error, text: text), mark: node.mark)
                }
            },
            write: { .text($0.text) }
        )
    }
}

extension ValueType where Value == ResizeTarget {
    /// The cell, or sides in points.
    static var target: ValueType {
        let side = ValueType<Double>.number(1...100_000)
        let size = ValueType<Size>.size(1...100_000)
        let widths = ValueType<[Double]>.list(of: side)
        let long = SettingShape.map([.init(name: "long-edge", shape: side.shape)], complete: true)
        let short = SettingShape.map([.init(name: "short-edge", shape: side.shape)], complete: true)
        let several = SettingShape.map([.init(name: "widths", shape: widths.shape)], complete: true)
        let shape = SettingShape.either([.choice(["cell"]), size.shape, long, short, several])
        return ValueType(
            shape: shape,
            read: { (node) throws(ValueProblem) in
                guard case .mapping(let entries) = node.content else {
                    if node.text == "cell" { return .cell }
                    guard let size = try? size.read(node) else { throw .expected(shape, at: node) }
                    return .box(width: size.width, height: size.height)
                }
                switch entries.first?.key.text {
                case "long-edge": return .longEdge(try node.single(of: ("long-edge", side)))
                case "short-edge": return .shortEdge(try node.single(of: ("short-edge", side)))
                case "widths": return .widths(try node.single(of: ("widths", widths)))
                case "width", "height":
                    let size = try size.read(node)
                    return .box(width: size.width, height: size.height)
                case let key?:
                    throw ValueProblem(
                        reason: .unknownKey(key, valid: ["width", "height", "long-edge", "short-edge", "widths"]),
                        mark: entries.first?.key.mark ?? node.mark
                    )
                case nil: throw .expected(shape, at: node)
                }
            },
            write: { target in
                switch target {
                case .cell: .word("cell")
                case .box(let width, let height):
                    .map([.init(key: "width", value: .number(width)), .init(key: "height", value: .number(height))])
                case .longEdge(let length): .map([.init(key: "long-edge", value: .number(length))])
                case .shortEdge(let length): .map([.init(key: "short-edge", value: .number(length))])
                case .widths(let widths):
                    .map([.init(key: "widths", value: .list(widths.map(YAMLValue.number)))])
                }
            }
        )
    }
}

extension YAMLNode {
    /// The value of a map's only key.
    fileprivate func single<Value>(of key: (name: String, type: ValueType<Value>)) throws(ValueProblem) -> Value {
        let values = try map(of: [key], complete: true)
        guard let value = values[key.name] else {
            throw .expected(.map([.init(name: key.name, shape: key.type.shape)], complete: true), at: self)
        }
        return value
    }
}
