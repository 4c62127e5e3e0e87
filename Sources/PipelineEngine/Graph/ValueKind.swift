/// What travels on an edge of a graph. Two kinds fit when their names are the same.
package struct ValueKind: Hashable, Sendable, CustomStringConvertible {
    /// The name, unique among the kinds of a graph.
    package let name: String

    /// Makes the kind called `name`.
    package init(_ name: String) {
        self.name = name
    }

    /// Makes the kind that stands for a Swift type, named with its module.
    package init(_ type: Any.Type) {
        name = String(reflecting: type)
    }

    /// The name.
    package var description: String { name }
}
