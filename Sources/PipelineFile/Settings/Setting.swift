/// A key of the grid or of a kind of stage: its name, its values, and where they are kept in `Root`.
struct Setting<Root: Sendable>: Sendable {
    /// The key, in kebab case.
    let name: String
    /// Other spellings of it.
    let aliases: [String]
    /// What it means, in a line.
    let summary: String
    /// What it may be set to.
    let shape: SettingShape
    /// Sets it to the value of a node.
    let read: @Sendable (YAMLNode, inout Root) throws(ValueProblem) -> Void
    /// Its value; nil for one that is told by leaving the setting out.
    let write: @Sendable (Root) -> YAMLValue?

    /// Whether a key means it.
    func isCalled(_ key: String) -> Bool { name == key || aliases.contains(key) }

    /// A setting kept in a property.
    init<Value>(
        _ name: String,
        _ path: any WritableKeyPath<Root, Value> & Sendable,
        _ type: ValueType<Value>,
        aliases: [String] = [],
        _ summary: String
    ) {
        self.init(
            name,
            type,
            aliases: aliases,
            summary,
            get: { $0[keyPath: path] },
            set: { $0[keyPath: path] = $1 }
        )
    }

    /// A setting kept in a property that is nil where the setting is left out.
    init<Value>(
        _ name: String,
        _ path: any WritableKeyPath<Root, Value?> & Sendable,
        _ type: ValueType<Value>,
        aliases: [String] = [],
        _ summary: String
    ) {
        self.init(
            name,
            type,
            aliases: aliases,
            summary,
            get: { $0[keyPath: path] },
            set: { $0[keyPath: path] = $1 }
        )
    }

    /// A setting kept some other way; `get` returns nil where it is told by leaving it out.
    init<Value>(
        _ name: String,
        _ type: ValueType<Value>,
        aliases: [String] = [],
        _ summary: String,
        get: @escaping @Sendable (Root) -> Value?,
        set: @escaping @Sendable (inout Root, Value) -> Void
    ) {
        self.name = name
        self.aliases = aliases
        self.summary = summary
        shape = type.shape
        read = { (node, root) throws(ValueProblem) in set(&root, try type.read(node)) }
        write = { root in get(root).map(type.write) }
    }

    /// The setting of what is a part of `Outer`.
    private init<Part: Sendable>(
        _ setting: Setting<Part>,
        get: @escaping @Sendable (Root) -> Part?,
        set: @escaping @Sendable (inout Root, Part) -> Void
    ) {
        name = setting.name
        aliases = setting.aliases
        summary = setting.summary
        shape = setting.shape
        read = { (node, root) throws(ValueProblem) in
            guard var part = get(root) else { return }
            try setting.read(node, &part)
            set(&root, part)
        }
        write = { root in get(root).flatMap(setting.write) }
    }

    /// The same setting, of what this is a part of.
    func within<Outer: Sendable>(
        get: @escaping @Sendable (Outer) -> Root?,
        set: @escaping @Sendable (inout Outer, Root) -> Void
    ) -> Setting<Outer> {
        Setting<Outer>(self, get: get, set: set)
    }
}
