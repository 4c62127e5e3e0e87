import PipelineEngine
import Synchronization

/// A node of one kind throughout: a source when it has no inputs, an end when told so.
func toy(_ name: String, from inputs: [String], end: Bool = false) -> GraphNode<Int> {
    let kind = ValueKind("thing")
    return GraphNode(
        name: name,
        takes: inputs.isEmpty ? [] : [kind],
        gives: end ? nil : kind,
        inputs: inputs,
        payload: 0
    )
}

/// The problems that keep nodes from being a graph; none when they are one.
func problems<Payload>(of nodes: GraphNode<Payload>...) -> [GraphProblem] {
    do throws(GraphProblems) {
        _ = try Graph(nodes)
        return []
    } catch {
        return error.problems
    }
}

/// A generator whose numbers follow from its seed alone (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}

struct ToyError: Error, Hashable {
    let number: Int
}

/// Runs a graph over items and returns the outcomes by item number.
func outcomes<Item: Sendable>(
    of graph: Graph<StageWork>,
    over items: [Item],
    workers: Int = 2,
    itemsInFlight: Int = 4
) throws -> [ItemOutcome<Item>] {
    let outcomes = Mutex<[ItemOutcome<Item>]>([])
    let runner = try GraphRunner<Item>(graph, limits: RunLimits(workers: workers, itemsInFlight: itemsInFlight))
    _ = runner.run(items) { outcome in outcomes.withLock { $0.append(outcome) } }
    return outcomes.withLock { $0.sorted { $0.index < $1.index } }
}

/// Counts how many are inside at once, and the most there ever were.
final class Occupancy: Sendable {
    private let counts = Mutex((inside: 0, most: 0))

    var inside: Int { counts.withLock(\.inside) }

    var most: Int { counts.withLock(\.most) }

    func enter() {
        counts.withLock { counts in
            counts.inside += 1
            counts.most = max(counts.most, counts.inside)
        }
    }

    func leave() {
        counts.withLock { $0.inside -= 1 }
    }
}
