/// One reason why nodes do not make a graph.
package enum GraphProblem: Hashable, Sendable {
    /// A second node of this name.
    case duplicateName(node: String)

    /// An input that is no node; `valid` are the names of the other nodes, in order.
    case unknownInput(node: String, input: String, valid: [String])

    /// The same input written twice.
    case repeatedInput(node: String, input: String)

    /// A node that takes something and has no input.
    case missingInput(node: String, takes: Set<ValueKind>)

    /// A source that has inputs.
    case inputOnSource(node: String, inputs: [String])

    /// An edge between kinds that do not fit; `given` is nil when `from` is a sink.
    case kindMismatch(from: String, to: String, given: ValueKind?, taken: Set<ValueKind>)

    /// Nodes that wait for each other, along the edges, the first one again at the end: `[a, b, a]`.
    case cycle([String])

    /// A node whose value nobody takes.
    case unused(node: String, gives: ValueKind)

    /// The node the problem is about: the one that has the input, the first one of a cycle.
    package var node: String {
        switch self {
        case .duplicateName(let node), .unknownInput(let node, _, _), .repeatedInput(let node, _),
            .missingInput(let node, _), .inputOnSource(let node, _), .kindMismatch(_, let node, _, _),
            .unused(let node, _):
            node
        case .cycle(let nodes):
            nodes.first ?? ""
        }
    }
}
