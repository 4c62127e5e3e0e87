extension ValueType {
    /// A list without repetition, or a single value in its place.
    static func list<Element: Hashable>(
        of element: ValueType<Element>,
        count: ClosedRange<Int> = 1...100
    ) -> ValueType where Value == [Element] {
        let shape = SettingShape.either([element.shape, .list(element.shape, count: count)])
        return ValueType(
            shape: shape,
            read: { (node) throws(ValueProblem) in
                guard case .sequence(let items) = node.content else {
                    if case .mapping = node.content { throw .expected(shape, at: node) }
                    return [try element.read(node)]
                }
                guard count.contains(items.count) else { throw .expected(shape, at: node) }
                var values: [Element] = []
                for item in items {
                    let value = try element.read(item)
                    if values.contains(value) {
                        throw ValueProblem(reason: .repeated(item.text ?? ""), mark: item.mark)
                    }
                    values.append(value)
                }
                return values
            },
            write: { values in
                let items = values.map(element.write)
                return items.count == 1 ? items[0] : .list(items)
            }
        )
    }
}

extension YAMLNode {
    /// The values of a map, each read by the type of its key; all keys or some, none twice.
    func map<Value>(
        of types: [(name: String, type: ValueType<Value>)],
        complete: Bool
    ) throws(ValueProblem) -> [String: Value] {
        let shape = SettingShape.map(types.map { .init(name: $0.name, shape: $0.type.shape) }, complete: complete)
        guard case .mapping(let entries) = content else { throw .expected(shape, at: self) }
        var values: [String: Value] = [:]
        for entry in entries {
            guard let key = entry.key.text, let type = types.first(where: { $0.name == key })?.type else {
                throw ValueProblem(
                    reason: .unknownKey(entry.key.text ?? "", valid: types.map(\.name)),
                    mark: entry.key.mark
                )
            }
            if values[key] != nil { throw ValueProblem(reason: .duplicateKey(key), mark: entry.key.mark) }
            values[key] = try type.read(entry.value)
        }
        if values.isEmpty || complete && values.count < types.count { throw .expected(shape, at: self) }
        return values
    }
}
