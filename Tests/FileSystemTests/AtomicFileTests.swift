import FileSystem
import Glibc
import TestSupport
import Testing
import ThumbnailModel

@Suite("Atomic files")
struct AtomicFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func path(_ name: String) -> BytePath { BytePath(folder.path(name)) }

    @Test("a file is written whole and alone")
    func new() throws {
        let contents = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
        try AtomicFile.write(contents, to: path("a"))
        #expect(try File.read(folder.path("a")) == contents)
        #expect(try FileTree(folder.path).files == ["a"])
    }

    @Test("what was there is replaced, by a new file")
    func replaced() throws {
        try folder.write([1, 2, 3], to: "a")
        let old = try FileStatus(of: path("a")).identity
        try AtomicFile.write([4], to: path("a"))
        #expect(try File.read(folder.path("a")) == [4])
        #expect(try FileStatus(of: path("a")).identity != old)
    }

    @Test("a link at the place is replaced, not written through")
    func link() throws {
        try folder.write([1], to: "target")
        try folder.link("a", to: Array("target".utf8))
        try AtomicFile.write([2], to: path("a"))
        #expect(try File.read(folder.path("target")) == [1])
        #expect(try FileStatus(of: path("a"), followingLinks: false).kind == .file)
    }

    @Test("a failure leaves nothing behind")
    func failure() throws {
        try folder.makeFolder("taken")
        #expect(throws: SystemError(number: EISDIR)) { try AtomicFile.write([1], to: path("taken")) }
        #expect(throws: SystemError(number: ENOENT)) { try AtomicFile.write([1], to: path("missing/a")) }
        #expect(try FileTree(folder.path).entries.map(\.path) == [Array("taken".utf8)])
    }

    @Test("a name of 255 bytes leaves room for the temporary one")
    func longName() throws {
        let name = String(repeating: "x", count: 255)
        try AtomicFile.write([7], to: path(name))
        #expect(try FileTree(folder.path).files == [name])
    }

    @Test("temporary names lie beside the place, differ, and are known again")
    func temporaryNames() {
        let first = AtomicFile.temporaryPath(beside: BytePath("x/y/a.jpg"))
        let second = AtomicFile.temporaryPath(beside: BytePath("x/y/a.jpg"))
        #expect(first != second)
        #expect(first.parent == BytePath("x/y"))
        #expect(AtomicFile.isTemporary(first.lastComponent))
        #expect(first.lastComponent.isHidden)
        for name in ["a.jpg", ".thumbgen", ".thumbgen-notes", "notes.tmp", ".thumbgen-notes.tmp", ".thumbgen-1-.tmp"] {
            #expect(!AtomicFile.isTemporary(BytePath(name)))
        }
    }

    @Test("a folder is looked at without a trace")
    func trial() throws {
        let before = try FileStatus(of: BytePath(folder.path))
        try Folder.checkWritable(BytePath(folder.path))
        #expect(try FileStatus(of: BytePath(folder.path)).changed == before.changed)
        #expect(throws: SystemError(number: ENOENT)) { try Folder.checkWritable(path("missing")) }
    }
}
