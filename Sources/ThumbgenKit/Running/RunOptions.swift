/// How a run goes about its work; nothing here changes a byte of what comes out.
package struct RunOptions: Hashable, Sendable {
    /// Stages that run at once, at least 1.
    package var jobs: Int
    /// What the photos in work may take together, in bytes; one that needs more is worked on alone.
    package var memory = Int.max

    /// Whether everything is made anew.
    package var isForced = false
    /// Whether photos that failed before are tried again.
    package var retriesFailed = false
    /// Whether outputs that nobody needs any more are removed.
    package var prunes = false

    /// Whether the observer is told why each file is made.
    package var explains = false

    /// The photos to take, in this order; nil for all of them in the pipeline's order.
    package var selection: PhotoSelection?

    /// A run of so many jobs.
    package init(jobs: Int) {
        self.jobs = max(1, jobs)
    }
}
