import FileSystem
import TestSupport
import Testing
import ThumbnailModel

struct SlotFileTests {
    private let folder: TemporaryFolder
    private let slots: SlotFile

    init() throws {
        folder = try TemporaryFolder()
        slots = try SlotFile(in: BytePath(folder.path), slotSize: 1000)
    }

    @Test func valuesComeBackInAnyOrder() throws {
        let values = (0..<10).map { number in (0..<1000).map { UInt8(($0 + number) % 251) } }
        let places = try values.map(slots.store)
        for number in [3, 9, 0, 1, 8, 2, 7, 5, 6, 4] { #expect(try slots.take(places[number]) == values[number]) }
    }

    @Test func roomIsUsedAgain() throws {
        for round in 0..<100 {
            let first = try slots.store([UInt8](repeating: UInt8(round), count: 1000))
            let second = try slots.store([UInt8](repeating: 200, count: 1000))
            #expect(try slots.take(first) == [UInt8](repeating: UInt8(round), count: 1000))
            slots.release(second)
        }
        #expect(slots.slotCount == 2)
    }

    @Test func nothingIsLeftInTheFolder() throws {
        _ = try slots.store([UInt8](repeating: 1, count: 1000))
        #expect(try FileTree(folder.path).entries.isEmpty)
    }
}
