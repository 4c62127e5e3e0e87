import TestSupport
import Testing

@Suite("Folders")
struct FileTreeTests {
    @Test("everything is listed, in the order of the bytes, links not followed")
    func listing() throws {
        let folder = try TemporaryFolder()
        try folder.write([1, 2, 3], to: "b/c")
        try folder.write([], to: [0xFF])
        try folder.link("a", to: folder.path)
        try File.setModified(1_000_000_000, of: folder.path("b/c"))

        let tree = try FileTree(folder.path)
        #expect(tree.entries.map(\.path) == [Array("a".utf8), Array("b".utf8), Array("b/c".utf8), [0xFF]])
        #expect(tree.entries.map(\.kind) == [.link, .folder, .file, .file])
        #expect(tree.entries[2].size == 3)
        #expect(tree.entries[2].modified == 1_000_000_000_000_000_000)
    }

    @Test("trees differ in what is missing and in what has other bytes")
    func differences() throws {
        let one = try TemporaryFolder()
        let two = try TemporaryFolder()
        for folder in [one, two] { try folder.write([1], to: "same") }
        try one.write([1], to: "other")
        try two.write([2], to: "other")
        try two.write([], to: "new")
        #expect(try FileTree(one.path).differences(from: FileTree(two.path)) == ["new", "other"])
    }

    @Test("a temporary folder goes away with all that is in it")
    func removal() throws {
        var path: [UInt8] = []
        do {
            let folder = try TemporaryFolder()
            path = folder.path
            try folder.write([1], to: [0x61, 0x2F, 0xFE])
            #expect(File.exists(path))
        }
        #expect(!File.exists(path))
    }

    @Test("the repository is found")
    func repository() {
        #expect(File.exists(RepositoryRoot.path("Package.swift")))
    }
}
