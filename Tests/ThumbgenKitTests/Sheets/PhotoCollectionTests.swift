import Synchronization
import Testing
import ThumbnailModel

@testable import ThumbgenKit

struct PhotoCollectionTests {
    /// Notes what it is told.
    private struct Notes: CollectionStage {
        final class Book: Sendable {
            let taken = Mutex<[String]>([])
        }

        let book: Book

        func take(_ outcome: PhotoOutcome) {
            book.taken.withLock { $0.append(outcome.photo.source.relativePath.text) }
        }

        func finish(_ results: inout CollectionResults) {
            book.taken.withLock { $0.append("\(results.failures.count) failures") }
        }
    }

    private let book = Notes.Book()

    @Test func photosComeInOrderHoweverTheyAreFinished() throws {
        let collection = PhotoCollection([Notes(book: book)])
        for number in [3, 1, 0, 4, 2] { try collection.take(outcome(number), number: number) }
        _ = try collection.finish(failures: [])
        #expect(book.taken.withLock { $0 } == ["0", "1", "2", "3", "4", "0 failures"])
    }

    @Test func whatFailedWhollyHasNoPlaceAndHoldsNobodyUp() throws {
        let collection = PhotoCollection([Notes(book: book)])
        for number in [2, 1, 0] { try collection.take(outcome(number, hasPlace: number != 1), number: number) }
        #expect(book.taken.withLock { $0 } == ["0", "2"])
    }

    @Test func manyThreadsKeepTheOrder() async throws {
        let collection = PhotoCollection([Notes(book: book)])
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in (0..<500).reversed() {
                group.addTask { try collection.take(outcome(number), number: number) }
            }
            try await group.waitForAll()
        }
        #expect(book.taken.withLock { $0 } == (0..<500).map(String.init))
    }

    private func outcome(_ number: Int, hasPlace: Bool = true) -> PhotoOutcome {
        let cells = hasPlace ? [SheetCell(stage: "pages", slot: 0)] : []
        return PhotoOutcome(photo: .named("\(number)"), written: [], cells: cells, failures: [])
    }
}
