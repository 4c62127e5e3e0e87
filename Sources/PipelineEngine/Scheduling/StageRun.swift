/// One run of a stage, for traces and time by stage.
package struct StageRun: Hashable, Sendable {
    /// The name of the stage.
    package let stage: String

    /// The number of the item.
    package let item: Int

    /// The number of the worker, from 0.
    package let worker: Int

    /// When the stage's value was ready.
    package let queued: ContinuousClock.Instant

    /// When the stage began.
    package let start: ContinuousClock.Instant

    /// When the stage returned or threw.
    package let end: ContinuousClock.Instant

    /// Makes the record of a run.
    package init(
        stage: String,
        item: Int,
        worker: Int,
        queued: ContinuousClock.Instant,
        start: ContinuousClock.Instant,
        end: ContinuousClock.Instant
    ) {
        self.stage = stage
        self.item = item
        self.worker = worker
        self.queued = queued
        self.start = start
        self.end = end
    }

    /// How long the value waited for a worker.
    package var waited: Duration { queued.duration(to: start) }
}
