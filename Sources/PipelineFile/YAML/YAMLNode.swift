/// A value of a YAML text and where it stands.
struct YAMLNode: Sendable {
    /// What a node holds.
    indirect enum Content: Sendable {
        /// A word or text; `plain` where no quotes stand around it.
        case scalar(String, plain: Bool)
        case sequence([YAMLNode])
        case mapping([Entry])
    }

    /// A key and its value.
    struct Entry: Sendable {
        let key: YAMLNode
        let value: YAMLNode
    }

    let content: Content
    let mark: YAMLMark
    /// How many nodes there are from here down, aliases written out.
    let count: Int

    init(_ content: Content, at mark: YAMLMark) {
        self.content = content
        self.mark = mark
        count =
            switch content {
            case .scalar: 1
            case .sequence(let items): items.reduce(1) { $0 + $1.count }
            case .mapping(let entries): entries.reduce(1) { $0 + $1.key.count + $1.value.count }
            }
    }

    /// The text of a scalar.
    var text: String? {
        guard case .scalar(let text, _) = content else { return nil }
        return text
    }

    /// Whether nothing stands there: `key:` alone, or `null`.
    var isNothing: Bool {
        guard case .scalar(let text, plain: true) = content else { return false }
        return ["", "~", "null", "Null", "NULL"].contains(text)
    }
}
