import Synchronization

/// Leads photos, which are finished in any order, to contact sheets in their own order.
final class PhotoSequence: Sendable {
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
    private let sheets: Mutex<[SheetPages]>

    /// A sequence that ends in these sheets.
    init(_ sheets: [SheetPages]) {
        self.sheets = Mutex(sheets)
    }

    /// Takes the photo of a number, counted from 0 in the order of the library; any thread may call it.
    func take(_ outcome: PhotoOutcome, number: Int) throws {
        var current = arrivals.withLock { arrivals in
            arrivals.waiting[number] = outcome
            return arrivals.isBusy ? nil : arrivals.pop()
        }
        while let outcome = current {
            if outcome.hasPlace {
                try sheets.withLock { sheets in
                    for index in sheets.indices { try sheets[index].take(outcome) }
                }
            }
            current = arrivals.withLock { $0.pop() }
        }
    }

    /// Ends every sheet; all photos have been taken.
    func finish() throws -> [SheetPages] {
        try sheets.withLock { sheets in
            for index in sheets.indices { try sheets[index].finish() }
            return sheets
        }
    }
}
