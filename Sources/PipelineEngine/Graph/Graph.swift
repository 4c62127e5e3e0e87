/// A directed graph without cycles whose edges all fit; it exists only when nothing is wrong with it.
package struct Graph<Payload> {
    /// The nodes in topological order; among nodes that are ready, the order they were given in.
    package let order: [GraphNode<Payload>]

    /// Where each name stands in `order`, as do all positions below.
    private let positions: [String: Int]

    /// For each node the positions of its inputs, in the order written.
    let inputs: [[Int]]

    /// For each node the positions of the nodes that take its value, in topological order.
    let consumers: [[Int]]

    /// For each node the longest distance from a source, in edges.
    let depths: [Int]

    /// Builds the graph, or throws everything that is wrong with the nodes.
    package init(_ nodes: [GraphNode<Payload>]) throws(GraphProblems) {
        let problems = GraphCheck(nodes).problems()
        guard problems.isEmpty else { throw GraphProblems(problems: problems) }

        order = Self.sorted(nodes)
        positions = Dictionary(
            order.indices.map { [order] in (order[$0].name, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        inputs = order.map { [positions] in $0.inputs.compactMap { positions[$0] } }
        var consumers = [[Int]](repeating: [], count: order.count)
        var depths = [Int](repeating: 0, count: order.count)
        for position in order.indices {
            for input in inputs[position] {
                consumers[input].append(position)
                depths[position] = max(depths[position], depths[input] + 1)
            }
        }
        self.consumers = consumers
        self.depths = depths
    }

    private static func sorted(_ nodes: [GraphNode<Payload>]) -> [GraphNode<Payload>] {
        var sorted: [GraphNode<Payload>] = []
        var placed: Set<String> = []
        var waiting = nodes
        while let ready = waiting.firstIndex(where: { placed.isSuperset(of: $0.inputs) }) {
            placed.insert(waiting[ready].name)
            sorted.append(waiting.remove(at: ready))
        }
        return sorted
    }

    /// Returns the node of that name, nil when there is none.
    package func node(named name: String) -> GraphNode<Payload>? {
        positions[name].map { order[$0] }
    }

    /// Returns the nodes that take the node's value, in topological order.
    package func consumers(of name: String) -> [GraphNode<Payload>] {
        positions[name].map { consumers[$0].map { order[$0] } } ?? []
    }

    /// Returns the nodes the node gets values from, in the order written.
    package func inputs(of name: String) -> [GraphNode<Payload>] {
        positions[name].map { inputs[$0].map { order[$0] } } ?? []
    }

    /// Returns the longest distance from a source, in edges, nil when there is no such node.
    package func depth(of name: String) -> Int? {
        positions[name].map { depths[$0] }
    }

    /// Returns every node the node's value depends on, without itself, in topological order.
    package func ancestors(of name: String) -> [GraphNode<Payload>] {
        guard let position = positions[name] else { return [] }
        var found = Set(inputs[position])
        for ancestor in (0..<position).reversed() where found.contains(ancestor) {
            found.formUnion(inputs[ancestor])
        }
        return found.sorted().map { order[$0] }
    }
}

extension Graph: Sendable where Payload: Sendable {}
