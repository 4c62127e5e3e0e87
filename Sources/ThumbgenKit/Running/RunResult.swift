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
    /// What became of each photo that was reached: those whose headers could be read, in their order, then the others.
    package var records: [PhotoRecord] = []
    /// Whether the run was stopped before it was through.
    package var isCancelled = false

    /// What rendering did of what was prepared.
    init(_ rendered: RenderingResult, of prepared: RunPreparation) {
        let library = prepared.library
        stageRuns = rendered.stageRuns.merging(library.stageRuns, uniquingKeysWith: +)
        for (index, photo) in library.photos.enumerated() where rendered.isReached[index] {
            let record = PhotoRecord(
                source: photo.source.relativePath,
                elapsed: rendered.tallies[index].elapsed,
                written: rendered.tallies[index].made,
                clippedGamut: rendered.tallies[index].conversion?.clipped,
                failures: rendered.tallies[index].failures
            )
            failures += record.failures
            records.append(record)
            summary.written += record.written
            if rendered.tallies[index].isEnlarged { summary.enlarged += 1 }
            summary.met.add(
                photo.metadata,
                isFromPreview: rendered.tallies[index].isFromPreview,
                clippedGamut: record.clippedGamut
            )
        }
        failures = (library.failures + failures).sorted { $0.source < $1.source }
        records += library.failures.map {
            PhotoRecord(source: $0.source, elapsed: .zero, written: 0, failures: [$0])
        }
        summary.photos = library.discovery.photos.count
        summary.passedOver = library.discovery.passedOver
        summary.failed = Set(failures.map(\.source)).count
        summary.upToDate = prepared.worklist.tallies.reduce(0) { $0 + $1.files }
    }
}
