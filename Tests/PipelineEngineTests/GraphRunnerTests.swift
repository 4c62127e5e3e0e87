import PipelineEngine
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(2))) struct GraphRunnerTests {
    /// One source that gives three numbers, and two ends; `odd` throws for odd numbers.
    private func fan() throws -> Graph<StageWork> {
        try Graph([
            GraphNode(source: "scales", StageWork { (number: Int, _) in [number, number + 1, number + 2] }),
            GraphNode("text", from: ["scales"], StageWork { (number: Int, _) in ["#\(number)"] }),
            GraphNode(
                "even",
                from: ["scales"],
                StageWork { (number: Int, _) in
                    guard number.isMultiple(of: 2) else { throw ToyError(number: number) }
                    return [number]
                }
            ),
        ])
    }

    @Test(arguments: [1, 2]) func everyValueGoesToEveryConsumerInStableOrder(workers: Int) throws {
        let outcomes = try outcomes(of: fan(), over: Array(0..<200), workers: workers)
        #expect(outcomes.map(\.index) == Array(0..<200))
        for outcome in outcomes {
            let texts = outcome.outputs.filter { $0.stage == "text" }.map { $0.value as? String }
            #expect(texts == (0..<3).map { "#\(outcome.item + $0)" })
        }
    }

    @Test func aFailureEndsOnlyItsBranch() throws {
        let outcome = try #require(try outcomes(of: fan(), over: [10]).first)
        #expect(outcome.outputs.map(\.stage) == ["text", "text", "text", "even", "even"])
        #expect(outcome.outputs.compactMap { $0.value as? Int } == [10, 12])
        #expect(outcome.failures.map(\.stage) == ["even"])
        #expect(outcome.failures.map { $0.error as? ToyError } == [ToyError(number: 11)])
    }

    @Test func whatFollowsAFailureDoesNotRun() throws {
        let graph = try Graph([
            GraphNode(source: "fail", StageWork { (number: Int, _) -> [Int] in throw ToyError(number: number) }),
            GraphNode("after", from: ["fail"], StageWork { (number: Int, _) in [number] }),
        ])
        let runner = try GraphRunner<Int>(graph, limits: RunLimits(workers: 2, itemsInFlight: 2))
        let failed = Mutex<[Int]>([])
        let runs = runner.run(0..<10) { outcome in failed.withLock { $0.append(outcome.index) } }
        #expect(runs == ["fail": 10, "after": 0])
        #expect(failed.withLock { $0.sorted() } == Array(0..<10))
    }

    @Test func runsAreCountedByStage() throws {
        let runner = try GraphRunner<Int>(fan(), limits: RunLimits(workers: 2, itemsInFlight: 3))
        #expect(runner.run(0..<100) { _ in } == ["scales": 100, "text": 300, "even": 300])
    }

    @Test func aGraphWithoutStagesFinishesEveryItem() throws {
        #expect(try outcomes(of: Graph([]), over: [1, 2, 3], itemsInFlight: 1).map(\.item) == [1, 2, 3])
    }

    @Test func noItemsAreNoWork() throws {
        let runner = try GraphRunner<Int>(fan(), limits: RunLimits(workers: 2, itemsInFlight: 3))
        #expect(runner.run([]) { _ in } == ["scales": 0, "text": 0, "even": 0])
    }

    @Test func oneWorkerFinishesWhatItBegan() throws {
        let log = Mutex<[String]>([])
        func stage(_ name: String) -> StageWork {
            StageWork { (number: Int, context) in
                log.withLock { $0.append("\(name)\(context.item)") }
                return name == "a" ? [number, number] : [number]
            }
        }
        let graph = try Graph([
            GraphNode(source: "a", stage("a")),
            GraphNode("b", from: ["a"], stage("b")),
            GraphNode("c", from: ["b"], stage("c")),
        ])
        let runner = try GraphRunner<Int>(graph, limits: RunLimits(workers: 1, itemsInFlight: 5))
        _ = runner.run(0..<2) { outcome in log.withLock { $0.append("end\(outcome.index)") } }
        #expect(
            log.withLock { $0 } == [
                "a0", "b0", "c0", "b0", "c0", "end0", "a1", "b1", "c1", "b1", "c1", "end1",
            ]
        )
    }

    @Test func aHundredThousandItemsComplete() throws {
        let graph = try Graph([
            GraphNode(source: "a", StageWork { (number: Int, _) in [number] }),
            GraphNode("b", from: ["a"], StageWork { (number: Int, _) -> [Never] in [] }),
        ])
        let sum = Atomic(0)
        let runner = try GraphRunner<Int>(graph, limits: RunLimits(workers: 2, itemsInFlight: 4))
        let runs = runner.run(0..<100_000) { sum.add($0.item, ordering: .relaxed) }
        #expect(runs == ["a": 100_000, "b": 100_000])
        #expect(sum.load(ordering: .relaxed) == 4_999_950_000)
    }

    @Test func cancellingFinishesWhatWasBegunAndNoMore() throws {
        let runner = Mutex<GraphRunner<Int>?>(nil)
        let graph = try Graph([
            GraphNode(
                source: "a",
                StageWork { (number: Int, context) in
                    if number == 5 { runner.withLock { $0?.cancel() } }
                    return [context.isCancelled]
                }
            ),
            GraphNode("b", from: ["a"], StageWork { (cancelled: Bool, context) in [cancelled, context.isCancelled] }),
        ])
        let made = try GraphRunner<Int>(graph, limits: RunLimits(workers: 1, itemsInFlight: 3))
        runner.withLock { $0 = made }
        let outcomes = Mutex<[ItemOutcome<Int>]>([])
        #expect(made.run(0..<1_000) { outcome in outcomes.withLock { $0.append(outcome) } } == ["a": 6, "b": 6])
        #expect(outcomes.withLock { $0.map(\.index) } == [0, 1, 2, 3, 4, 5])
        #expect(
            outcomes.withLock { $0.suffix(2).map { $0.outputs.map { $0.value as? Bool } } } == [
                [false, false], [true, true],
            ]
        )
    }
}
