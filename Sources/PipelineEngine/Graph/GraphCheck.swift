/// Looks for everything that keeps nodes from being a graph.
struct GraphCheck<Payload> {
    private let nodes: [GraphNode<Payload>]

    /// Where each name was given first.
    private let positions: [String: Int]

    /// For each node the nodes that name it as an input, each once.
    private let consumers: [[Int]]

    init(_ nodes: [GraphNode<Payload>]) {
        let positions = Dictionary(nodes.indices.map { (nodes[$0].name, $0) }, uniquingKeysWith: { first, _ in first })
        var consumers = [[Int]](repeating: [], count: nodes.count)
        for (position, node) in nodes.enumerated() {
            for producer in Set(node.inputs.compactMap { positions[$0] }) {
                consumers[producer].append(position)
            }
        }
        self.nodes = nodes
        self.positions = positions
        self.consumers = consumers
    }

    func problems() -> [GraphProblem] {
        let cycles = Dictionary(grouping: GraphCycles(consumers: consumers).find(), by: \.first)
        return nodes.indices.flatMap { position in
            problemsOfNode(at: position)
                + cycles[position, default: []].map { .cycle($0.map { nodes[$0].name }) }
        }
    }

    private func problemsOfNode(at position: Int) -> [GraphProblem] {
        let node = nodes[position]
        var problems: [GraphProblem] = []
        if positions[node.name] != position {
            problems.append(.duplicateName(node: node.name))
        }
        if node.takes.isEmpty, !node.inputs.isEmpty {
            problems.append(.inputOnSource(node: node.name, inputs: node.inputs))
        }
        if !node.takes.isEmpty, node.inputs.isEmpty {
            problems.append(.missingInput(node: node.name, takes: node.takes))
        }
        problems += problemsOfInputs(of: node)
        // Of nodes with one name only the first can be meant by an input; the others are wrong already.
        if let kind = node.gives, !node.mayBeUnused, consumers[position].isEmpty, positions[node.name] == position {
            problems.append(.unused(node: node.name, gives: kind))
        }
        return problems
    }

    private func problemsOfInputs(of node: GraphNode<Payload>) -> [GraphProblem] {
        var problems: [GraphProblem] = []
        var seen: Set<String> = []
        for input in node.inputs {
            guard seen.insert(input).inserted else {
                problems.append(.repeatedInput(node: node.name, input: input))
                continue
            }
            guard let producer = positions[input] else {
                problems.append(.unknownInput(node: node.name, input: input, valid: otherNames(than: node.name)))
                continue
            }
            let given = nodes[producer].gives
            let fits = given.map(node.takes.contains) ?? false
            if !fits, !node.takes.isEmpty {
                problems.append(.kindMismatch(from: input, to: node.name, given: given, taken: node.takes))
            }
        }
        return problems
    }

    private func otherNames(than name: String) -> [String] {
        nodes.indices.filter { positions[nodes[$0].name] == $0 && nodes[$0].name != name }.map { nodes[$0].name }
    }
}
