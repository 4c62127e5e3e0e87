/// How values of a type are read from YAML and written to it.
struct ValueType<Value: Sendable>: Sendable {
    /// What can be read.
    let shape: SettingShape
    /// The value of a node.
    let read: @Sendable (YAMLNode) throws(ValueProblem) -> Value
    /// The YAML of a value.
    let write: @Sendable (Value) -> YAMLValue

    /// A type of a shape that reads scalars.
    static func scalar(
        _ shape: SettingShape,
        read: @escaping @Sendable (String) -> Value?,
        write: @escaping @Sendable (Value) -> YAMLValue
    ) -> ValueType {
        ValueType(
            shape: shape,
            read: { (node) throws(ValueProblem) in
                guard let text = node.text, !node.isNothing, let value = read(text) else {
                    throw .expected(shape, at: node)
                }
                return value
            },
            write: write
        )
    }
}
