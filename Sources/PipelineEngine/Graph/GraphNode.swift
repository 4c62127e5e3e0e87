/// A named node of a graph: what it takes, what it gives, and the nodes it gets values from.
package struct GraphNode<Payload> {
    /// The name, unique in its graph.
    package let name: String

    /// The kinds it takes; empty for a source.
    package let takes: Set<ValueKind>

    /// The kind it gives; nil for a sink.
    package let gives: ValueKind?

    /// The names of the nodes it gets values from, in the order written.
    package let inputs: [String]

    /// Whether what it gives may go unused, so that the node is a legitimate end of the graph.
    package let mayBeUnused: Bool

    /// What the graph's owner keeps with the node.
    package let payload: Payload

    /// Makes a node; whether it fits the others is checked by the graph.
    package init(
        name: String,
        takes: Set<ValueKind> = [],
        gives: ValueKind? = nil,
        inputs: [String] = [],
        mayBeUnused: Bool = false,
        payload: Payload
    ) {
        self.name = name
        self.takes = takes
        self.gives = gives
        self.inputs = inputs
        self.mayBeUnused = mayBeUnused
        self.payload = payload
    }
}

extension GraphNode: Sendable where Payload: Sendable {}
