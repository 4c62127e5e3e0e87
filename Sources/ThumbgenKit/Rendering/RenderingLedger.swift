import Synchronization
import ThumbnailModel

/// Where workers enter what became of each photo.
final class RenderingLedger: Sendable {
    private let entries: Mutex<RenderingResult>

    /// A ledger in which what stood before is entered already.
    init(_ worklist: Worklist) {
        let result = RenderingResult(
            tallies: worklist.tallies,
            isReached: worklist.photos.map(\.isDone),
            digest: worklist.digest
        )
        entries = Mutex(result)
    }

    /// Everything entered so far.
    var result: RenderingResult { entries.withLock { $0 } }

    /// Enters what was made of the photo at a place in the order, and how it went; returns all that stands entered of it.
    func enter(
        _ written: [WrittenThumbnail],
        of photo: SurveyedPhoto,
        at index: Int,
        _ note: (inout PhotoTally) -> Void
    ) -> PhotoTally {
        entries.withLock { entries in
            for thumbnail in written {
                entries.tallies[index].add(thumbnail.traits)
                entries.digest.add(thumbnail, of: photo, at: index)
            }
            entries.tallies[index].made += written.count
            entries.isReached[index] = true
            note(&entries.tallies[index])
            return entries.tallies[index]
        }
    }

    /// What stands entered of a photo.
    func tally(of index: Int) -> PhotoTally {
        entries.withLock { $0.tallies[index] }
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
