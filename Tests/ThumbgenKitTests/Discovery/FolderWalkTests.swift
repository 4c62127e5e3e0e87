import TestSupport
import Testing
import ThumbnailModel

@testable import ThumbgenKit

@Suite("Walks over folders")
struct FolderWalkTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func walk(_ options: DiscoverOptions = DiscoverOptions(), inputs: String..., output: String = "none") throws
        -> Discovery
    {
        let paths = inputs.isEmpty ? [BytePath(folder.path)] : inputs.map { BytePath(folder.path($0)) }
        return FolderWalk.discover(
            try Input.resolve(paths),
            options: options,
            output: BytePath(folder.path(output)),
            jobs: 2
        )
    }

    private func paths(_ discovery: Discovery) -> [String] {
        discovery.photos.map(\.relativePath.text)
    }

    @Test("candidates are told by name, in any case, and ordered by bytes")
    func candidates() throws {
        for name in ["b.JPG", "B.heic", "a/x.webp", "a.png", "c.txt", "jpg", ".d.jpg", "e.svg", "f.jp2"] {
            try folder.write([1], to: name)
        }
        let usual = try walk()
        #expect(paths(usual) == ["B.heic", "a.png", "a/x.webp", "b.JPG"])
        #expect(usual.passedOver == 4)
        var options = DiscoverOptions()
        options.allow = [.svg]
        #expect(paths(try walk(options)) == ["B.heic", "a.png", "a/x.webp", "b.JPG", "e.svg"])
    }

    @Test("what the system says of a file comes along")
    func status() throws {
        try folder.write([1, 2, 3, 4], to: "a.jpg")
        try File.setModified(99, of: folder.path("a.jpg"))
        let photo = try #require(try walk().photos.first)
        #expect(photo.path == BytePath(folder.path("a.jpg")))
        #expect(photo.size == 4 && photo.modified == 99_000_000_000 && photo.inode != 0)
    }

    @Test("the output folder is left out, and no other of its name")
    func output() throws {
        for name in ["a.jpg", "out/b.jpg", "x/out/c.jpg"] { try folder.write([1], to: name) }
        #expect(paths(try walk(output: "out")) == ["a.jpg", "x/out/c.jpg"])
        try folder.link("alias", to: Array("out".utf8))
        #expect(paths(try walk(output: "alias")) == ["a.jpg", "x/out/c.jpg"])
    }

    @Test("a folder that is kept out is not entered")
    func exclude() throws {
        for name in ["raw/a.jpg", "raw/x/b.jpg", "c.jpg"] { try folder.write([1], to: name) }
        var options = DiscoverOptions()
        options.exclude = ["raw"]
        let discovery = try walk(options)
        #expect(paths(discovery) == ["c.jpg"])
        #expect(discovery.passedOver == 0)
    }

    @Test("links that lead nowhere are listed; loops end")
    func links() throws {
        try folder.write([1], to: "sub/a.jpg")
        try folder.link("sub/up", to: Array("..".utf8))
        try folder.link("dangling.jpg", to: Array("nowhere".utf8))
        try folder.link("link.jpg", to: Array("sub/a.jpg".utf8))
        let still = try walk()
        #expect(paths(still) == ["link.jpg", "sub/a.jpg"])
        #expect(still.skippedLinks.map(\.text) == ["dangling.jpg", "sub/up"])
        var options = DiscoverOptions()
        options.followSymlinks = true
        let following = try walk(options)
        #expect(paths(following) == ["link.jpg", "sub/a.jpg"])
        #expect(following.skippedLinks.map(\.text) == ["dangling.jpg"])
    }

    @Test("inputs of one name are told apart; a file needs no fitting name")
    func inputs() throws {
        for name in ["x/t/a.jpg", "y/t/a.jpg", "x/photo", "y/photo"] { try folder.write([1], to: name) }
        let discovery = try walk(inputs: "x/t", "y/t", "x/photo", "y/photo")
        #expect(paths(discovery) == ["photo", "photo-2", "t-2/a.jpg", "t/a.jpg"])
    }

    @Test("an input that is not there is told of")
    func missingInput() {
        #expect(throws: RunError.self) { try Input.resolve([BytePath(folder.path("missing"))]) }
    }
}
