/// What became of the photos of a run.
struct RenderingResult: Sendable {
    /// The photos in their order; nil for those that were not reached.
    var outcomes: [PhotoOutcome?]
    /// Files that were written or linked.
    var written = 0
    /// How often each stage ran.
    var stageRuns: [String: Int] = [:]
    /// What keeps further files from being written.
    var fault: (any Error)?
}
