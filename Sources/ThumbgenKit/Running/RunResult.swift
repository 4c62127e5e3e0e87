package import ThumbnailModel

/// What a run did.
package struct RunResult: Sendable {
    /// Candidates that were found.
    package var photos = 0
    /// Files that were written.
    package var written = 0
    /// Photos with a failure.
    package var failedPhotos = 0
    /// Photos of which a rendition outnumbers the original's pixels.
    package var enlarged = 0
    /// Files that promised no picture.
    package var passedOver = 0
    /// Every failure, ordered by photo.
    package var failures: [PhotoFailure] = []
    /// How often each stage ran.
    package var stageRuns: [String: Int] = [:]
    /// Whether the run was stopped before it was through.
    package var isCancelled = false
}
