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

    /// What rendering did of what was prepared.
    init(_ rendered: RenderingResult, of prepared: RunPreparation) {
        let outcomes = rendered.outcomes.compactMap { $0 }
        failures = (prepared.library.failures + outcomes.flatMap(\.failures)).sorted { $0.source < $1.source }
        stageRuns = rendered.stageRuns
        summary.photos = prepared.library.discovery.photos.count
        summary.passedOver = prepared.library.discovery.passedOver
        summary.failed = Set(failures.map(\.source)).count
        summary.written = rendered.written
        summary.upToDate = prepared.worklist.photos.reduce(0) { $0 + $1.fresh.count }
        for outcome in outcomes {
            let isFromPreview = outcome.written.contains { $0.origin == .preview }
            summary.met.add(outcome.photo.metadata, isFromPreview: isFromPreview)
        }
        summary.enlarged = outcomes.count { $0.written.contains(where: \.isEnlarged) }
    }
}
