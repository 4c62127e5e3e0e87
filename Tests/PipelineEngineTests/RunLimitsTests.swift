import Dispatch
import PipelineEngine
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(2))) struct RunLimitsTests {
    @Test(arguments: [1, 2, 3]) func neverMoreStagesThanWorkers(workers: Int) throws {
        let running = Occupancy()
        let work = StageWork { (number: Int, _) in
            running.enter()
            defer { running.leave() }
            return [(0..<200).reduce(number, &+)]
        }
        let graph = try Graph([
            GraphNode(source: "a", work),
            GraphNode("b", from: ["a"], work),
            GraphNode("c", from: ["a"], work),
        ])
        let runner = try GraphRunner<Int>(graph, limits: RunLimits(workers: workers, itemsInFlight: 8))
        _ = runner.run(0..<3_000) { _ in }
        #expect((1...workers).contains(running.most))
        #expect(running.inside == 0)
    }

    @Test func twoWorkersWorkAtTheSameTime() throws {
        let arrived = [DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)]
        let graph = try Graph([
            GraphNode(
                source: "meet",
                StageWork { (number: Int, _) in
                    arrived[number].signal()
                    arrived[1 - number].wait()
                    return [number]
                }
            )
        ])
        #expect(try outcomes(of: graph, over: [0, 1]).map(\.outputs.count) == [1, 1])
    }

    @Test(arguments: [1, 2, 3]) func neverMoreItemsThanTheCap(cap: Int) throws {
        let items = Occupancy()
        let pulled = (0..<500).lazy.map { number in
            items.enter()
            return number
        }
        let graph = try Graph([
            GraphNode(source: "a", StageWork { (number: Int, _) in [number, number] }),
            GraphNode("b", from: ["a"], StageWork { (number: Int, _) in [number] }),
        ])
        let runner = try GraphRunner<Int>(graph, limits: RunLimits(workers: 2, itemsInFlight: cap))
        _ = runner.run(pulled) { _ in items.leave() }
        #expect((1...cap).contains(items.most))
    }

    @Test func theBudgetHoldsAndTheLargestRunAlone() throws {
        let budget = 10
        let costs = (0..<2_000).map { $0 % 7 == 3 ? 50 : $0 % 5 }
        let state = Mutex((sum: 0, items: 0, most: 0, companyOfLarge: 0))
        let graph = try Graph([
            GraphNode(
                source: "begin",
                StageWork { (cost: Int, _) in
                    state.withLock { state in
                        state.sum += min(cost, budget)
                        state.items += 1
                        state.most = max(state.most, state.sum)
                        if cost > budget { state.companyOfLarge += state.items - 1 }
                    }
                    return [cost]
                }
            ),
            GraphNode(
                "check",
                from: ["begin"],
                StageWork { (cost: Int, _) -> [Never] in
                    state.withLock { state in
                        if cost > budget { state.companyOfLarge += state.items - 1 }
                    }
                    return []
                }
            ),
        ])
        let runner = try GraphRunner<Int>(
            graph,
            limits: RunLimits(workers: 2, itemsInFlight: 20, budget: budget),
            cost: { $0 }
        )
        let runs = runner.run(costs) { outcome in
            state.withLock { state in
                state.sum -= min(outcome.item, budget)
                state.items -= 1
            }
        }
        #expect(runs["check"] == 2_000)
        let end = state.withLock { $0 }
        #expect(end.most <= budget)
        #expect(end.companyOfLarge == 0)
        #expect(end.items == 0)
    }

    @Test func valuesAreReleasedWhenTheirLastConsumerIsDone() throws {
        final class Value: Sendable {
            let alive: Occupancy
            init(_ alive: Occupancy) {
                self.alive = alive
                alive.enter()
            }
            deinit { alive.leave() }
        }
        let alive = Occupancy()
        let atFinish = Mutex<Set<Int>>([])
        let graph = try Graph([
            GraphNode(source: "make", StageWork { (_: Int, _) in [Value(alive), Value(alive), Value(alive)] }),
            GraphNode("use", from: ["make"], StageWork { (_: Value, _) -> [Never] in [] }),
            GraphNode("also", from: ["make"], StageWork { (_: Value, _) in [1] }),
        ])
        func run(workers: Int, itemsInFlight: Int) throws {
            let runner = try GraphRunner<Int>(
                graph,
                limits: RunLimits(workers: workers, itemsInFlight: itemsInFlight)
            )
            _ = runner.run(0..<1_000) { _ in
                if workers == 1 { atFinish.withLock { _ = $0.insert(alive.inside) } }
            }
        }
        try run(workers: 1, itemsInFlight: 5)
        #expect(atFinish.withLock { $0 } == [0])
        #expect(alive.most == 3)
        try run(workers: 2, itemsInFlight: 5)
        #expect(alive.most <= 15)
        #expect(alive.inside == 0)
    }
}
