import FileSystem
import Glibc
import TestSupport
import Testing
import ThumbnailModel

@Suite("Folders")
struct FolderTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func path(_ name: String) -> BytePath { BytePath(folder.path(name)) }

    @Test("names come as bytes, in the order of their bytes")
    func names() throws {
        let names: [[UInt8]] = [
            [0xFF], Array("b".utf8), Array("B".utf8), Array(".hidden".utf8), Array("cafe\u{301}".utf8),
            Array("caf\u{E9}".utf8), Array("a\nb".utf8),
        ]
        for name in names { try folder.write([], to: name) }
        try folder.makeFolder("folder")
        let expected = (names + [Array("folder".utf8)]).sorted { $0.lexicographicallyPrecedes($1) }
        #expect(try Folder.names(in: BytePath(folder.path)).map(\.bytes) == expected)
    }

    @Test("what is no folder has no names")
    func noFolder() throws {
        try folder.write([], to: "file")
        #expect(throws: SystemError(number: ENOTDIR)) { try Folder.names(in: path("file")) }
        #expect(throws: SystemError(number: ENOENT)) { try Folder.names(in: path("missing")) }
    }

    @Test("a folder is made with those above it; one that is there is fine")
    func create() throws {
        for _ in 0..<2 {
            try Folder.create(path("a/b/c"))
            #expect(try FileStatus(of: path("a/b/c")).kind == .folder)
        }
        try folder.link("link", to: Array("a".utf8))
        try Folder.create(path("link"))
        try Folder.create(path("link/d"))
        #expect(try FileStatus(of: path("a/d")).kind == .folder)
    }

    @Test("a file in the way is told of")
    func fileInTheWay() throws {
        try folder.write([], to: "file")
        #expect(throws: SystemError(number: ENOTDIR)) { try Folder.create(path("file")) }
        #expect(throws: SystemError(number: ENOTDIR)) { try Folder.create(path("file/below")) }
        try folder.link("dangling", to: Array("nowhere".utf8))
        #expect(throws: SystemError(number: ENOENT)) { try Folder.create(path("dangling")) }
    }

    @Test("a status tells of the link or of what it points at")
    func status() throws {
        try folder.write([1, 2, 3], to: "file")
        try folder.link("link", to: Array("file".utf8))
        try folder.makePipe("pipe")
        try File.setModified(1_234_567, of: folder.path("file"))
        let file = try FileStatus(of: path("file"))
        #expect(file.kind == .file && file.size == 3 && file.modified == 1_234_567 * 1_000_000_000)
        #expect(try FileStatus(of: path("link")).identity == file.identity)
        #expect(try FileStatus(of: path("link"), followingLinks: false).kind == .link)
        #expect(try FileStatus(of: path("pipe")).kind == .other)
    }

    @Test("within means the folder or what lies below it, not what is called alike")
    func within() {
        #expect(BytePath("/a/b").isWithin(BytePath("/a/b")))
        #expect(BytePath("/a/b/c").isWithin(BytePath("/a/b")))
        #expect(BytePath("/a").isWithin(BytePath("/")))
        #expect(!BytePath("/a/bc").isWithin(BytePath("/a/b")))
        #expect(!BytePath("/a").isWithin(BytePath("/a/b")))
    }
}
