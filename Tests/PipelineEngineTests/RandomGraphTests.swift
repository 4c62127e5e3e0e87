import PipelineEngine
import Testing

/// Random graphs give what running their stages one by one gives.
@Suite struct RandomGraphTests {
    /// The number of values a stage gives and the values: 0 to 2, by node and value alone; some throw.
    private static func work(of node: Int, on value: Int) throws -> [Int] {
        let mixed = (value &* 31 &+ node &* 17) & 0xFFFF
        switch mixed % 11 {
        case 0: throw ToyError(number: mixed)
        case 1: return []
        case 2: return [mixed, mixed + 1]
        default: return [mixed]
        }
    }

    /// For each node its inputs: mostly one earlier node, now and then two; the count of paths is kept small.
    private func randomInputs(_ generator: inout SeededGenerator) -> [[Int]] {
        var inputs: [[Int]] = []
        var paths: [Int] = []
        for node in 0..<Int.random(in: 1...50, using: &generator) {
            var chosen: Set<Int> = []
            for _ in 0..<Int.random(in: 0...2, using: &generator) where node > 0 {
                let input = Int.random(in: 0..<node, using: &generator)
                if chosen.union([input]).map({ paths[$0] }).reduce(0, +) <= 40 { chosen.insert(input) }
            }
            inputs.append(chosen.sorted())
            paths.append(max(1, chosen.map { paths[$0] }.reduce(0, +)))
        }
        return inputs
    }

    /// Depth first, one value after the other: no queue, no graph.
    private func expected(_ inputs: [[Int]], item: Int) -> (outputs: [String], failures: [String]) {
        let ends = Set(inputs.indices).subtracting(inputs.joined())
        var outputs: [String] = []
        var failures: [String] = []
        func run(_ node: Int, _ value: Int) {
            do {
                for given in try Self.work(of: node, on: value) {
                    if ends.contains(node) { outputs.append("\(node):\(given)") }
                    for consumer in inputs.indices where inputs[consumer].contains(node) { run(consumer, given) }
                }
            } catch {
                failures.append("\(node):\(error)")
            }
        }
        for source in inputs.indices where inputs[source].isEmpty { run(source, item) }
        return (outputs.sorted(), failures.sorted())
    }

    @Test(arguments: 1...30 as ClosedRange<UInt64>) func resultsAreThoseOfRunningOneByOne(seed: UInt64) throws {
        var generator = SeededGenerator(state: seed)
        let inputs = randomInputs(&generator)
        let nodes = inputs.enumerated().map { node, inputs in
            let work = StageWork { (value: Int, _) in try Self.work(of: node, on: value) }
            return inputs.isEmpty
                ? GraphNode(source: "\(node)", work)
                : GraphNode("\(node)", from: inputs.map { "\($0)" }, work)
        }
        let graph = try Graph(nodes.shuffled(using: &generator))
        let items = (0..<20).map { _ in Int.random(in: 0..<1_000, using: &generator) }
        let outcomes = try outcomes(of: graph, over: items)
        #expect(outcomes.map(\.item) == items)
        for outcome in outcomes {
            let expected = expected(inputs, item: outcome.item)
            #expect(outcome.outputs.map { "\($0.stage):\($0.value)" }.sorted() == expected.outputs)
            #expect(outcome.failures.map { "\($0.stage):\($0.error)" }.sorted() == expected.failures)
        }
        let alone = try PipelineEngineTests.outcomes(of: graph, over: items, workers: 1, itemsInFlight: 1)
        #expect(
            outcomes.map { $0.outputs.map { "\($0.stage):\($0.value)" } }
                == alone.map { $0.outputs.map { "\($0.stage):\($0.value)" } }
        )
    }
}
