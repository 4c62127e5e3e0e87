import TestSupport
import Testing

@Suite("Names")
struct NamesTests {
    private static let options = ["--cell", "4x4", "--scale", "1", "--format", "png"]

    private func run(_ workspace: Workspace, _ more: [[UInt8]] = []) throws -> ChildProcessResult {
        try Program.run(Self.options.map { Array($0.utf8) } + more + [workspace.input, workspace.output])
    }

    /// Makes a photo of its own colour under each name; thumbnails must show the colours under the expected names.
    private func expect(_ names: [(source: [UInt8], output: [UInt8])]) throws {
        let workspace = try Workspace()
        let colours = names.indices.map { [UInt8($0 * 12), UInt8(255 - $0 * 12), 77] }
        for (name, colour) in zip(names, colours) { try workspace.add(Pictures.plain(colour), as: name.source) }
        let result = try run(workspace)
        #expect(result.ending == .exited(0), "\(result.errorText)")

        let results = try workspace.results()
        #expect(Set(results.pictures) == Set(names.map(\.output)), "\(results.pictureNames)")
        for (pixels, colour) in zip(try results.pixels(of: names.map(\.output)), colours) {
            #expect(pixels == PixelBuffer(width: 4, height: 4, filledWith: colour))
        }
        // The manifest's text leads back to the bytes.
        let photos = try results.manifest.photos
        #expect(Set(photos.map { ManifestFile.bytes(of: $0.source) }) == Set(names.map(\.source)))
        let paths = photos.flatMap(\.renditions).map { ManifestFile.bytes(of: $0.path) }
        #expect(Set(paths) == Set(names.map(\.output)))
    }

    @Test("bytes of every kind go through unchanged")
    func oddBytes() throws {
        let stems: [[UInt8]] = [
            Array("caf".utf8) + [0xE9], [0xFF, 0xFE], [0xC3, 0x28],
            Array("-rf".utf8), Array("--cols".utf8), Array("scan[page=1]".utf8), Array("x[access=random".utf8),
            Array("100%".utf8), Array("%FF".utf8), Array("%s%n".utf8), Array("say \"cheese\"".utf8),
            Array("it's".utf8), Array("two\nlines".utf8), Array("tab\there".utf8), Array("\u{1B}[31mred".utf8),
            Array("🏝️👩‍👩‍👧".utf8), Array("a b  c ".utf8), Array("back\\slash".utf8), Array("{name}".utf8),
            Array("<b>&amp;#?".utf8),
        ]
        try expect(stems.map { ($0 + Array(".png".utf8), $0 + Array("@1x.png".utf8)) })
    }

    @Test("the composed and the decomposed form of a name are two photos")
    func unicodeForms() throws {
        let workspace = try Workspace()
        let composed = Array("caf\u{E9}.png".utf8)
        let decomposed = Array("cafe\u{301}.png".utf8)
        try workspace.add(Pictures.plain([10, 20, 30]), as: composed)
        try workspace.add(Pictures.plain([200, 100, 50]), as: decomposed)
        let result = try run(workspace)
        #expect(result.ending == .exited(0))
        #expect(result.errorText.contains("share a name"))

        let results = try workspace.results()
        let photos = try results.manifest.photos
        #expect(Set(photos.map { Array($0.source.utf8) }) == [composed, decomposed])
        let paths = photos.flatMap(\.renditions).map(\.path)
        // No file system may take the two for one.
        #expect(paths.count == 2 && Set(paths.map { $0.lowercased() }).count == 2)
        for photo in photos {
            let colour: [UInt8] = Array(photo.source.utf8) == composed ? [10, 20, 30] : [200, 100, 50]
            let path = Array(photo.renditions[0].path.utf8)
            #expect(try results.pixels(of: [path])[0] == PixelBuffer(width: 4, height: 4, filledWith: colour))
        }
    }

    @Test("names as long as the system allows are cut at a character, and told apart")
    func longNames() throws {
        let workspace = try Workspace()
        let names = [
            String(repeating: "x", count: 250) + "1.png", String(repeating: "x", count: 250) + "2.png",
            String(repeating: "é", count: 125) + "a.png", String(repeating: "🏝", count: 62) + "abc.png",
        ]
        for (index, name) in names.enumerated() {
            #expect(name.utf8.count == 255)
            try workspace.add(Pictures.plain([UInt8(index * 60), 0, 9]), as: name)
        }
        let result = try run(workspace)
        #expect(result.ending == .exited(0), "\(result.errorText)")
        let results = try workspace.results()
        #expect(results.pictures.count == 4)
        for picture in results.pictures {
            #expect(picture.count <= 255 && picture.suffix(7) == Array("@1x.png".utf8)[...])
            #expect(String(validating: picture, as: UTF8.self) != nil)
        }
        for photo in try results.manifest.photos {
            let index = try #require(names.firstIndex(of: photo.source))
            let path = Array(photo.renditions[0].path.utf8)
            let expected = PixelBuffer(width: 4, height: 4, filledWith: [UInt8(index * 60), 0, 9])
            #expect(try results.pixels(of: [path])[0] == expected)
        }
    }

    @Test("of photos that share a stem, JPEG keeps the plain name, the others carry their extension")
    func twins() throws {
        func name(_ source: String, _ output: String) -> (source: [UInt8], output: [UInt8]) {
            (Array(source.utf8), Array(output.utf8))
        }
        // What they are, content tells; how they rank, their names.
        try expect([
            name("a.jpg", "a@1x.png"), name("a.png", "a-png@1x.png"), name("a.webp", "a-webp@1x.png"),
            name("x/a.jpg", "x/a@1x.png"), name("x_a.jpg", "x_a@1x.png"), name("a.jpg.jpg", "a.jpg@1x.png"),
            name("b.HEIC", "b@1x.png"), name("b.png", "b-png@1x.png"),
        ])
    }

    @Test("an extension that is taken as well gives way to a hash")
    func twinOfTwin() throws {
        let workspace = try Workspace()
        for name in ["a.jpg", "a.png", "a-png.jpg", "A.jpg"] { try workspace.add(Pictures.plain([1, 2, 3]), as: name) }
        let result = try run(workspace)
        #expect(result.ending == .exited(0))
        let names = try workspace.results().pictureNames
        #expect(names.count == 4)
        #expect(Set(names.map { $0.lowercased() }).count == 4)
        #expect(names.contains("a-png@1x.png"))
    }

    @Test("arguments that start with a dash stand behind --")
    func dashes() throws {
        let workspace = try Workspace()
        try workspace.folder.write(Pictures.plain([7, 7, 7]), to: "-in/-x.png")
        let result = try Program.run("--", "-in", "-out", in: workspace.folder.path)
        #expect(result.ending == .exited(0), "\(result.errorText)")
        #expect(try workspace.results(in: "-out").pictureNames == ["-x@1x.jpg", "-x@2x.jpg", "-x@3x.jpg"])
    }

    @Test("messages show no control character of a name")
    func shownNames() throws {
        let workspace = try Workspace()
        try workspace.add([], as: "a\n\u{1B}[31m\rb.png")
        let result = try run(workspace)
        #expect(result.ending == .exited(1))
        #expect(result.errorText.contains("a%0A%1B[31m%0Db.png: error: "))
        #expect(result.errors.allSatisfy { $0 == 0x0A || $0 >= 0x20 })
    }
}
