/// Runs a graph of work for each item of a sequence, many at a time, within limits.
///
/// The item goes to every source; each value a stage gives goes to each of its consumers as work of its own. Work of the
/// deepest stage runs first and a new item is begun only when nothing is ready, so memory follows the number of workers.
package struct GraphRunner<Item: Sendable>: Sendable {
    let graph: Graph<StageWork>
    let sources: [Int]
    let limits: RunLimits
    let cost: @Sendable (Item) -> Int
    let observer: (any StageObserver)?
    let afterWork: @Sendable () -> Void
    let cancellation: Cancellation

    /// Makes a runner.
    ///
    /// - Parameters:
    ///   - graph: The stages.
    ///   - limits: How much runs at a time.
    ///   - cost: What an item takes of the budget, in bytes; one that exceeds the whole budget runs alone.
    ///   - observer: Is told of every run of a stage.
    ///   - afterWork: Called on a worker's thread when it has worked and found nothing more to do.
    ///   - cancellation: Raised from elsewhere, it stops this run like `cancel`; one flag may serve several runs.
    /// - Throws: `StageTypeError` when a source does not take `Item`.
    package init(
        _ graph: Graph<StageWork>,
        limits: RunLimits,
        cost: @escaping @Sendable (Item) -> Int = { _ in 1 },
        observer: (any StageObserver)? = nil,
        afterWork: @escaping @Sendable () -> Void = {},
        cancellation: Cancellation = Cancellation()
    ) throws(StageTypeError) {
        sources = graph.order.indices.filter { graph.order[$0].takes.isEmpty }
        for source in sources where graph.order[source].payload.takes != ValueKind(Item.self) {
            throw StageTypeError(taken: graph.order[source].payload.takes, given: ValueKind(Item.self))
        }
        self.graph = graph
        self.limits = limits
        self.cost = cost
        self.observer = observer
        self.afterWork = afterWork
        self.cancellation = cancellation
    }

    /// Runs the graph over `items`; blocks the caller until all is done.
    ///
    /// - Parameters:
    ///   - items: Pulled one at a time, on the workers' threads, when there is room for the next.
    ///   - finished: Called once an item, on the workers' threads, by several at once.
    /// - Returns: How often each stage ran, by name.
    package func run<Items: Sequence>(
        _ items: sending Items,
        finished: @escaping @Sendable (ItemOutcome<Item>) -> Void
    ) -> [String: Int] where Items.Element == Item {
        GraphRun(self, AnyIterator(items.makeIterator()), finished: finished).run()
    }

    /// Begins no further item, in this run or a later one; what was begun is finished.
    package func cancel() {
        cancellation.cancel()
    }
}
