package import ThumbnailModel

/// What a run did.
package struct RunResult: Sendable {
    /// The figures.
    package var summary = RunSummary()
    /// Every failure, ordered by photo.
    package var failures: [PhotoFailure] = []
    /// How often each stage ran.
    package var stageRuns: [String: Int] = [:]
    /// What became of each photo that was reached: those whose headers could be read, in their order, then the others.
    package var records: [PhotoRecord] = []
    /// Whether the run was stopped before it was through.
    package var isCancelled = false

    /// What rendering did of what was prepared.
    init(_ rendered: RenderingResult, of prepared: RunPreparation) {
        let outcomes = rendered.outcomes.compactMap { $0 }
        failures = (prepared.library.failures + outcomes.flatMap(\.failures)).sorted { $0.source < $1.source }
        stageRuns = rendered.stageRuns.merging(prepared.library.stageRuns, uniquingKeysWith: +)
        records = outcomes.map { outcome in
            PhotoRecord(
                source: outcome.photo.source.relativePath,
                elapsed: outcome.elapsed,
                written: outcome.made,
                failures: outcome.failures
            )
        }
        records += prepared.library.failures.map {
            PhotoRecord(source: $0.source, elapsed: .zero, written: 0, failures: [$0])
        }
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
