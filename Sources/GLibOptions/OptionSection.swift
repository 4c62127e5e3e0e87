/// Options that stand under one heading.
package struct OptionSection: Hashable, Sendable {
    /// A short name, unlike that of other sections.
    package var name: String
    /// The heading.
    package var title: String
    /// The options, in their order.
    package var entries: [OptionEntry]

    /// Options under a heading.
    package init(name: String, title: String, entries: [OptionEntry]) {
        self.name = name
        self.title = title
        self.entries = entries
    }
}
