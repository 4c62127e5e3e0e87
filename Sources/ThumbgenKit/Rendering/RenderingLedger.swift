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

    /// Enters a photo of which so many files were made.
    func enter(_ index: Int, _ outcome: PhotoOutcome, made: Int) {
        entries.withLock {
            $0.outcomes[index] = outcome
            $0.written += made
        }
    }

    /// What stands entered of a photo; nil where it was not reached.
    func outcome(of index: Int) -> PhotoOutcome? {
        entries.withLock { $0.outcomes[index] }
    }

    /// Enters that no further file can be written; the first reason counts.
    func stop(for fault: any Error) {
        entries.withLock { $0.fault = $0.fault ?? fault }
    }

    /// Adds to how often each stage ran.
    func count(_ runs: [String: Int]) {
        entries.withLock { $0.stageRuns.merge(runs, uniquingKeysWith: +) }
    }
}
