import Synchronization

/// One run of a graph over the items of a sequence.
final class GraphRun<Item: Sendable>: Sendable {
    private struct Step {
        let stage: Int
        let value: any Sendable
        let lineage: [Int]
    }

    private let runner: GraphRunner<Item>
    private let finished: @Sendable (ItemOutcome<Item>) -> Void
    private let queue: WorkQueue
    private let admission: Mutex<Admission<Item>>
    private let runs: Mutex<[Int]>

    init(
        _ runner: GraphRunner<Item>,
        _ items: sending AnyIterator<Item>,
        finished: @escaping @Sendable (ItemOutcome<Item>) -> Void
    ) {
        self.runner = runner
        self.finished = finished
        queue = WorkQueue(workers: runner.limits.workers, afterWork: runner.afterWork)
        admission = Mutex(Admission(items, limits: runner.limits, cost: runner.cost))
        runs = Mutex([Int](repeating: 0, count: runner.graph.order.count))
    }

    func run() -> [String: Int] {
        queue.run { self.admit() }
        let runs = runs.withLock { $0 }
        return Dictionary(uniqueKeysWithValues: zip(runner.graph.order.map(\.name), runs))
    }

    /// Begins the next item; called by a worker that found nothing ready.
    private func admit() -> Bool {
        guard !runner.cancellation.isCancelled, let ticket = admission.withLock({ $0.admit() }) else { return false }
        let steps = runner.sources.map { Step(stage: $0, value: ticket.item, lineage: []) }
        let item = ItemInFlight(
            index: ticket.index,
            item: ticket.item,
            charge: ticket.charge,
            outstanding: steps.count
        )
        queue.add(steps.isEmpty ? [finishing(item)] : steps.map { work(for: $0, of: item) })
        return true
    }

    private func work(for step: Step, of item: ItemInFlight<Item>) -> WorkItem {
        let queued = runner.observer.map { _ in ContinuousClock.now }
        return WorkItem(depth: runner.graph.depths[step.stage], item: item.index) { worker in
            self.perform(step, of: item, queued: queued, worker: worker)
        }
    }

    private func perform(_ step: Step, of item: ItemInFlight<Item>, queued: ContinuousClock.Instant?, worker: Int) {
        let stage = runner.graph.order[step.stage]
        let context = StageContext(item: item.index, cancellation: runner.cancellation)
        let start = queued.map { _ in ContinuousClock.now }
        let result = Result { try stage.payload.run(step.value, in: context) }
        if let observer = runner.observer, let queued, let start {
            observer.stageDidRun(
                StageRun(
                    stage: stage.name,
                    item: item.index,
                    worker: worker,
                    queued: queued,
                    start: start,
                    end: .now
                )
            )
        }
        runs.withLock { $0[step.stage] += 1 }
        let following = follow(step, of: item, with: result)
        let isLast = item.settle(following: following.count)
        queue.add(isLast ? [finishing(item)] : following)
    }

    /// Returns the work that a stage's result makes ready, keeping what has no stage to go to.
    private func follow(_ step: Step, of item: ItemInFlight<Item>, with result: Result<[any Sendable], any Error>)
        -> [WorkItem]
    {
        let name = runner.graph.order[step.stage].name
        let consumers = runner.graph.consumers[step.stage]
        switch result {
        case .failure(let error):
            item.add(StageFailure(stage: name, error: error), from: [step.stage] + step.lineage)
            return []
        case .success(let values) where consumers.isEmpty:
            for (number, value) in values.enumerated() {
                item.add(StageOutput(stage: name, value: value), from: [step.stage] + step.lineage + [number])
            }
            return []
        case .success(let values):
            return values.enumerated().flatMap { number, value in
                let lineage = step.lineage + [step.stage, number]
                return consumers.map { work(for: Step(stage: $0, value: value, lineage: lineage), of: item) }
            }
        }
    }

    /// The last step of an item is work of its own, the most urgent: by then the last stage's value is released.
    private func finishing(_ item: ItemInFlight<Item>) -> WorkItem {
        WorkItem(depth: .max, item: item.index) { _ in
            self.finished(item.outcome)
            self.admission.withLock { $0.release(charge: item.charge) }
        }
    }
}
