import FileSystem
import Imaging
import TestSupport
import Testing
import ThumbnailModel

@testable import ThumbgenKit

struct PhotoSequenceTests {
    private let fixture: SheetFixture

    init() throws {
        fixture = try SheetFixture(rows: 0, count: 60)
    }

    @Test func photosComeInOrderHoweverTheyAreFinished() throws {
        let sequence = fixture.sequence
        for number in [3, 1, 0, 4, 2] { try sequence.take(fixture.outcome(number), number: number) }
        #expect(try reds(of: sequence) == [0, 1, 2, 3, 4])
    }

    @Test func whatFailedWhollyHasNoPlaceAndHoldsNobodyUp() throws {
        let sequence = fixture.sequence
        let failed = PhotoOutcome(photo: .named("1"), hasPlace: false)
        for number in [2, 1, 0] {
            try sequence.take(number == 1 ? failed : fixture.outcome(number), number: number)
        }
        #expect(try reds(of: sequence) == [0, 2])
    }

    @Test func manyThreadsKeepTheOrder() async throws {
        let sequence = fixture.sequence
        try await withThrowingTaskGroup(of: Void.self) { [fixture] group in
            for number in (0..<60).reversed() {
                group.addTask { try sequence.take(fixture.outcome(number), number: number) }
            }
            try await group.waitForAll()
        }
        #expect(try reds(of: sequence) == Array(0..<60))
    }

    /// The red of each picture of the first page, in order.
    private func reds(of sequence: PhotoSequence) throws -> [UInt8] {
        _ = try sequence.finish()
        let page = try VipsTool.pixels(of: fixture.folder.path("sheets/1.png"))
        let places = (0..<page.height / 10 * 3).map { (x: $0 % 3 * 10 + 5, y: $0 / 3 * 10 + 5) }
        return places.map { page[$0.x, $0.y] }.filter { $0 != [255, 255, 255] }.map { $0[0] }
    }
}
