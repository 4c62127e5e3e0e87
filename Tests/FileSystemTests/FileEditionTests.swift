import FileSystem
import TestSupport
import Testing
import ThumbnailModel

@Suite("Editions of a file")
struct FileEditionTests {
    private struct Stop: Error {}

    private let folder: TemporaryFolder
    private var path: BytePath { BytePath(folder.path("a")) }

    init() throws {
        folder = try TemporaryFolder()
    }

    /// More than two pieces, and nothing that repeats.
    private static let long: [UInt8] = (0..<150_000).map { UInt8(truncatingIfNeeded: $0 ^ $0 >> 8) }
    private static let changed: [UInt8] = long.enumerated().map { $0 == 100_000 ? ~$1 : $1 }

    /// An old file, nil where there is none, and the new one.
    private static let editions: [(old: [UInt8]?, new: [UInt8])] = [
        (nil, []), (nil, [1]), (nil, long), ([], []), ([], [1]), ([1], []), ([1, 2], [1, 2]), ([1, 2], [1]),
        ([1], [1, 2]), ([1, 2], [3, 2]), (long, long), (long, changed), (long, Array(long.dropLast())),
        (Array(long.dropLast()), long), (long, long + long), (long, []),
    ]

    private func tell(_ new: [UInt8], _ edition: inout FileEdition) throws {
        for start in stride(from: 0, to: new.count, by: 1_000) {
            try edition.append(Array(new[start..<min(start + 1_000, new.count)]))
        }
    }

    @Test("what says the same is not written, what says something else takes its place", arguments: editions.indices)
    func written(index: Int) throws {
        let (old, new) = Self.editions[index]
        if let old { try folder.write(old, to: "a") }
        let before = try? FileStatus(of: path).identity
        var preparations = 0
        var edition = FileEdition(of: path) { preparations += 1 }
        try tell(new, &edition)
        let differs = try edition.finish()
        #expect(differs == (old != new))
        #expect(preparations == (old == new ? 0 : 1))
        #expect(try File.read(folder.path("a")) == new)
        #expect((try FileStatus(of: path).identity == before) == (old == new))
        #expect(try FileTree(folder.path).files == ["a"])
    }

    @Test("an edition that is only compared changes nothing", arguments: editions.indices)
    func compared(index: Int) throws {
        let (old, new) = Self.editions[index]
        if let old { try folder.write(old, to: "a") }
        var edition = FileEdition(of: path, willWrite: nil)
        try tell(new, &edition)
        #expect(try edition.finish() == (old != new))
        #expect(try FileTree(folder.path).files == (old == nil ? [] : ["a"]))
        if let old { #expect(try File.read(folder.path("a")) == old) }
    }

    @Test("an edition that is given up leaves the old file and nothing else")
    func abandoned() throws {
        try folder.write([1], to: "a")
        #expect(throws: Stop.self) {
            var edition = FileEdition(of: path) {}
            try tell(Self.long, &edition)
            throw Stop()
        }
        #expect(try File.read(folder.path("a")) == [1])
        #expect(try FileTree(folder.path).files == ["a"])
    }
}
