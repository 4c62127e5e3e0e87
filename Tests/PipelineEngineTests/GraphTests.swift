import PipelineEngine
import Testing

@Suite struct GraphTests {
    /// source -> a -> join, source -> b -> c -> join, written out of order.
    private func diamond() throws -> Graph<Int> {
        try Graph([
            toy("join", from: ["c", "a"], end: true),
            toy("c", from: ["b"]),
            toy("a", from: ["source"]),
            toy("source", from: []),
            toy("b", from: ["source"]),
        ])
    }

    @Test func orderIsTopologicalAndThatOfTheFileAmongReadyNodes() throws {
        #expect(try diamond().order.map(\.name) == ["source", "a", "b", "c", "join"])
    }

    @Test func neighboursAreFoundByName() throws {
        let graph = try diamond()
        #expect(graph.node(named: "b")?.inputs == ["source"])
        #expect(graph.consumers(of: "source").map(\.name) == ["a", "b"])
        #expect(graph.inputs(of: "join").map(\.name) == ["c", "a"])
        #expect(graph.ancestors(of: "join").map(\.name) == ["source", "a", "b", "c"])
        #expect(graph.ancestors(of: "c").map(\.name) == ["source", "b"])
    }

    @Test func depthIsTheLongestDistance() throws {
        let graph = try diamond()
        #expect(["source", "a", "b", "c", "join"].map(graph.depth) == [0, 1, 1, 2, 3])
    }

    @Test func unknownNamesFindNothing() throws {
        let graph = try diamond()
        #expect(graph.node(named: "nobody")?.name == nil)
        #expect(graph.depth(of: "nobody") == nil)
        #expect(graph.consumers(of: "nobody").isEmpty)
        #expect(graph.inputs(of: "nobody").isEmpty)
        #expect(graph.ancestors(of: "nobody").isEmpty)
    }

    @Test func noNodesAreAGraph() throws {
        #expect(try Graph<Int>([]).order.isEmpty)
    }

    @Test func workIsCheckedBySwiftType() {
        let found = problems(
            of: GraphNode(source: "length", StageWork { (text: String, _) in [text.count] }),
            GraphNode("shout", from: ["length"], StageWork { (text: String, _) in [text + "!"] })
        )
        #expect(
            found == [
                .kindMismatch(from: "length", to: "shout", given: ValueKind(Int.self), taken: [ValueKind(String.self)])
            ]
        )
    }

    @Test func workThatGivesNeverIsASink() {
        let found = problems(
            of: GraphNode(source: "drop", StageWork { (_: Int, _) -> [Never] in [] }),
            GraphNode("more", from: ["drop"], StageWork { (number: Int, _) in [number] })
        )
        #expect(
            found == [.kindMismatch(from: "drop", to: "more", given: nil, taken: [ValueKind(Int.self)])]
        )
    }
}
