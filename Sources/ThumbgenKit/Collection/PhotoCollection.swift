import Synchronization
import ThumbnailModel

/// Leads photos, which are finished in any order, to the collection stages in their own order.
final class PhotoCollection: Sendable {
    private struct Arrivals {
        /// The number of the photo that is to be handed on next.
        var next = 0
        var waiting: [Int: PhotoOutcome] = [:]
        /// Whether some thread is handing photos on; what arrives meanwhile is left to it.
        var isBusy = false

        /// The photo whose turn it is; nil where it is not there yet.
        mutating func pop() -> PhotoOutcome? {
            guard let outcome = waiting.removeValue(forKey: next) else {
                isBusy = false
                return nil
            }
            next += 1
            isBusy = true
            return outcome
        }
    }

    private let arrivals = Mutex(Arrivals())
    private let stages: Mutex<[any CollectionStage]>

    /// A collection with its stages, those first that others take from.
    init(_ stages: [any CollectionStage]) {
        self.stages = Mutex(stages)
    }

    /// Takes the photo of a number, counted from 0 in the order of the library; any thread may call it.
    func take(_ outcome: PhotoOutcome, number: Int) throws {
        var current = arrivals.withLock { arrivals in
            arrivals.waiting[number] = outcome
            return arrivals.isBusy ? nil : arrivals.pop()
        }
        while let outcome = current {
            if outcome.hasPlace {
                try stages.withLock { stages in
                    for index in stages.indices { try stages[index].take(outcome) }
                }
            }
            current = arrivals.withLock { $0.pop() }
        }
    }

    /// Ends the work of all stages; every photo has been taken.
    ///
    /// - Returns: what the stages left beside the files of the photos.
    func finish(failures: [PhotoFailure]) throws -> CollectionResults {
        try stages.withLock { stages in
            var results = CollectionResults(failures: failures)
            for index in stages.indices { try stages[index].finish(&results) }
            return results
        }
    }
}
