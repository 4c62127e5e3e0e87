import PipelineEngine
import Synchronization
import Testing

@Suite struct StageObserverTests {
    private final class Recorder: StageObserver {
        let runs = Mutex<[StageRun]>([])

        func stageDidRun(_ run: StageRun) {
            runs.withLock { $0.append(run) }
        }
    }

    @Test func everyRunIsTold() throws {
        let graph = try Graph([
            GraphNode(source: "a", StageWork { (number: Int, _) in [number, number] }),
            GraphNode("b", from: ["a"], StageWork { (number: Int, _) -> [Int] in throw ToyError(number: number) }),
        ])
        let recorder = Recorder()
        let runner = try GraphRunner<Int>(
            graph,
            limits: RunLimits(workers: 2, itemsInFlight: 4),
            observer: recorder
        )
        _ = runner.run(0..<50) { _ in }
        let runs = recorder.runs.withLock { $0 }
        #expect(runs.filter { $0.stage == "a" }.map(\.item).sorted() == Array(0..<50))
        #expect(runs.filter { $0.stage == "b" }.map(\.item).sorted() == (0..<50).flatMap { [$0, $0] })
        for run in runs {
            #expect((0..<2).contains(run.worker))
            #expect(run.queued <= run.start && run.start <= run.end)
            #expect(run.waited >= .zero)
        }
        // What one worker ran does not overlap.
        for runs in Dictionary(grouping: runs, by: \.worker).values {
            let sorted = runs.sorted { $0.start < $1.start }
            #expect(zip(sorted, sorted.dropFirst()).allSatisfy { $0.end <= $1.start })
        }
    }
}
