/// How much a run may do at a time.
package struct RunLimits: Hashable, Sendable {
    /// The most stages running at once, at least 1.
    package let workers: Int

    /// The most items begun and not finished, at least 1.
    package let itemsInFlight: Int

    /// What the items in flight may cost together, in bytes, at least 1.
    package let budget: Int

    /// Makes limits; values below 1 count as 1.
    package init(workers: Int, itemsInFlight: Int, budget: Int = .max) {
        self.workers = max(1, workers)
        self.itemsInFlight = max(1, itemsInFlight)
        self.budget = max(1, budget)
    }
}
