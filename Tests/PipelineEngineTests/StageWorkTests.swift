import PipelineEngine
import Testing

@Suite struct StageWorkTests {
    @Test func runsOnItsOwnType() throws {
        let work = StageWork { (number: Int, context) in [String(number + context.item), "end"] }
        #expect(work.takes == ValueKind(Int.self))
        #expect(work.gives == ValueKind(String.self))
        #expect(try work.run(40, in: StageContext(item: 2)) as? [String] == ["42", "end"])
    }

    @Test func refusesAnotherType() {
        let work = StageWork { (number: Int, _) in [number] }
        #expect(throws: StageTypeError(taken: ValueKind(Int.self), given: ValueKind(String.self))) {
            try work.run("forty", in: StageContext(item: 0))
        }
    }

    @Test func aSourceOfAnotherTypeIsRefusedBeforeRunning() throws {
        let graph = try Graph([GraphNode(source: "a", StageWork { (number: Int, _) in [number] })])
        #expect(throws: StageTypeError(taken: ValueKind(Int.self), given: ValueKind(String.self))) {
            try GraphRunner<String>(graph, limits: RunLimits(workers: 1, itemsInFlight: 1))
        }
    }

    @Test func aNodeThatBeliesItsWorkFailsWhereItRuns() throws {
        let node = GraphNode(
            name: "lie",
            takes: [ValueKind(Int.self)],
            inputs: ["a"],
            payload: StageWork { (text: String, _) in [text] }
        )
        let graph = try Graph([GraphNode(source: "a", StageWork { (number: Int, _) in [number] }), node])
        let outcomes = try outcomes(of: graph, over: [7])
        #expect(outcomes.map(\.failures.count) == [1])
        #expect(
            outcomes.first?.failures.first?.error as? StageTypeError
                == StageTypeError(taken: ValueKind(String.self), given: ValueKind(Int.self))
        )
    }
}
