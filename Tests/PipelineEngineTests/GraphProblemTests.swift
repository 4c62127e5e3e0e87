import PipelineEngine
import Testing

@Suite struct GraphProblemTests {
    private let image = ValueKind("image")
    private let file = ValueKind("file")

    @Test func duplicateName() {
        #expect(
            problems(of: toy("a", from: []), toy("a", from: []), toy("end", from: ["a"], end: true))
                == [.duplicateName(node: "a")]
        )
    }

    @Test func unknownInput() {
        #expect(
            problems(of: toy("a", from: []), toy("end", from: ["a", "b"], end: true), toy("c", from: ["a"], end: true))
                == [.unknownInput(node: "end", input: "b", valid: ["a", "c"])]
        )
    }

    @Test func repeatedInput() {
        #expect(
            problems(of: toy("a", from: []), toy("end", from: ["a", "a"], end: true))
                == [.repeatedInput(node: "end", input: "a")]
        )
    }

    @Test func missingInput() {
        #expect(
            problems(of: GraphNode(name: "a", takes: [image, file], payload: 0))
                == [.missingInput(node: "a", takes: [image, file])]
        )
    }

    @Test func inputOnSource() {
        #expect(
            problems(of: toy("a", from: []), GraphNode(name: "b", inputs: ["a"], payload: 0))
                == [.inputOnSource(node: "b", inputs: ["a"])]
        )
    }

    @Test func kindsThatDoNotFit() {
        #expect(
            problems(
                of: GraphNode(name: "a", gives: image, payload: 0),
                GraphNode(name: "b", takes: [file], inputs: ["a"], payload: 0),
                GraphNode(name: "c", takes: [file], inputs: ["b"], payload: 0)
            ) == [
                .kindMismatch(from: "a", to: "b", given: image, taken: [file]),
                .kindMismatch(from: "b", to: "c", given: nil, taken: [file]),
            ]
        )
    }

    @Test func oneOfSeveralKindsFits() {
        #expect(
            problems(
                of: GraphNode(name: "a", gives: image, payload: 0),
                GraphNode(name: "b", takes: [file, image], inputs: ["a"], payload: 0)
            ).isEmpty
        )
    }

    @Test func unusedUnlessItMayBe() {
        #expect(
            problems(
                of: GraphNode(name: "a", gives: image, payload: 0),
                GraphNode(name: "b", gives: image, mayBeUnused: true, payload: 0)
            ) == [.unused(node: "a", gives: image)]
        )
    }

    @Test func cycleOfOne() {
        #expect(problems(of: toy("a", from: ["a"])) == [.cycle(["a", "a"])])
    }

    @Test func cycleOfTwo() {
        #expect(problems(of: toy("a", from: ["b"]), toy("b", from: ["a"])) == [.cycle(["a", "b", "a"])])
    }

    @Test func cycleOfThreeBehindASourceFollowsTheEdges() {
        #expect(
            problems(
                of: toy("start", from: []),
                toy("c", from: ["b"]),
                toy("b", from: ["a", "start"]),
                toy("a", from: ["c"])
            ) == [.cycle(["c", "a", "b", "c"])]
        )
    }

    @Test func separateCyclesAreEachTold() {
        #expect(
            problems(
                of: toy("a", from: ["b"]),
                toy("x", from: ["y"]),
                toy("b", from: ["a"]),
                toy("y", from: ["x"])
            ) == [.cycle(["a", "b", "a"]), .cycle(["x", "y", "x"])]
        )
    }

    @Test func cyclesThatShareANodeAreEachTold() {
        #expect(
            problems(of: toy("a", from: ["b", "c"]), toy("b", from: ["a"]), toy("c", from: ["a"]))
                == [.cycle(["a", "b", "a"]), .cycle(["a", "c", "a"])]
        )
    }

    @Test func allProblemsComeInTheOrderOfTheNodes() {
        let found = problems(
            of: toy("loose", from: []),
            toy("a", from: ["b", "nobody"]),
            toy("b", from: ["a"]),
            GraphNode(name: "sink", takes: [file], payload: 0)
        )
        #expect(
            found == [
                .unused(node: "loose", gives: ValueKind("thing")),
                .unknownInput(node: "a", input: "nobody", valid: ["loose", "b", "sink"]),
                .cycle(["a", "b", "a"]),
                .missingInput(node: "sink", takes: [file]),
            ]
        )
        #expect(found.map(\.node) == ["loose", "a", "a", "sink"])
    }

    @Test func aLongChainIsCheckedWithoutRecursion() throws {
        let nodes = [toy("0", from: [])] + (1..<2_000).map { toy("\($0)", from: ["\($0 - 1)"], end: $0 == 1_999) }
        #expect(try Graph(nodes).depth(of: "1999") == 1_999)
    }
}
