/// How a run goes about its work; nothing here changes a byte of what comes out.
package struct RunOptions: Hashable, Sendable {
    /// Stages that run at once, at least 1.
    package var jobs: Int

    /// A run of so many jobs.
    package init(jobs: Int) {
        self.jobs = max(1, jobs)
    }
}
