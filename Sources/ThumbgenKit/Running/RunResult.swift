import Imaging
package import ThumbnailModel

/// What a run did.
package struct RunResult: Sendable {
    /// The figures.
    package var summary = RunSummary()
    /// Every failure, ordered by photo.
    package var failures: [PhotoFailure] = []
    /// How often each stage ran.
    package var stageRuns: [String: Int] = [:]
    /// What became of each photo, for reports.
    package let records: PhotoRecords
    /// Whether the run was stopped before it was through.
    package var isCancelled = false

    /// What rendering did of what was prepared.
    init(_ rendered: RenderingResult, of prepared: RunPreparation) {
        let library = prepared.library
        stageRuns = rendered.stageRuns.merging(library.stageRuns, uniquingKeysWith: +)
        records = PhotoRecords(rendered, of: library)
        for (photo, (tally, isReached)) in zip(library.photos, zip(rendered.tallies, rendered.isReached))
        where isReached {
            failures += tally.failures
            summary.written += tally.made
            if tally.isEnlarged { summary.enlarged += 1 }
            summary.met.add(
                photo.metadata,
                isFromPreview: tally.isFromPreview,
                clippedGamut: tally.conversion?.clipped
            )
        }
        failures = (library.failures + failures).sorted { $0.source < $1.source }
        summary.photos = library.found
        summary.passedOver = library.passedOver
        summary.failed = Set(failures.map(\.source)).count
        summary.upToDate = prepared.worklist.tallies.reduce(0) { $0 + $1.files }
    }
}
