import FileSystem

/// What became of the photos of a run.
struct RenderingResult: Sendable {
    /// The photos in their order; nil for those that were not reached.
    var outcomes: [PhotoOutcome?]
    /// Files that were written or linked.
    var written = 0
    /// How often each stage ran.
    var stageRuns: [String: Int] = [:]
    /// Why no further file can be written.
    var outputFault: SystemError?
}
