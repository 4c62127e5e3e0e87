package import ThumbnailModel

/// What a run did.
package struct RunResult: Sendable {
    /// The figures.
    package var summary = RunSummary()
    /// Every failure, ordered by photo.
    package var failures: [PhotoFailure] = []
    /// How often each stage ran.
    package var stageRuns: [String: Int] = [:]
    /// Whether the run was stopped before it was through.
    package var isCancelled = false
}
