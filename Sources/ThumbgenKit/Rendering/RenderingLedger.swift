import FileSystem
import Synchronization
import ThumbnailModel

/// Where workers enter what became of each photo.
final class RenderingLedger: Sendable {
    private let entries: Mutex<RenderingResult>

    /// A ledger in which photos without work are entered already.
    init(_ library: PhotoLibrary, _ worklist: Worklist) {
        let outcomes = library.photos.indices.map { index -> PhotoOutcome? in
            let work = worklist.photos[index]
            let failures = worklist.rememberedFailures[index] ?? []
            guard work.stale.isEmpty else { return nil }
            return PhotoOutcome(photo: library.photos[index], written: work.fresh, failures: failures)
        }
        entries = Mutex(RenderingResult(outcomes: outcomes))
    }

    /// Everything entered so far.
    var result: RenderingResult { entries.withLock { $0 } }

    /// Enters what became of a photo.
    func finish(_ index: Int, _ outcome: PhotoOutcome) {
        entries.withLock {
            $0.outcomes[index] = outcome
            $0.written += outcome.made
        }
    }

    /// Enters that no further file can be written.
    func stop(for fault: SystemError) {
        entries.withLock { $0.outputFault = fault }
    }

    /// Adds to how often each stage ran.
    func count(_ runs: [String: Int]) {
        entries.withLock { $0.stageRuns.merge(runs, uniquingKeysWith: +) }
    }
}
