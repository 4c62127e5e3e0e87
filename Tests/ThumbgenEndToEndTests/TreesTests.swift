import TestSupport
import Testing

@Suite("Trees")
struct TreesTests {
    private func run(_ workspace: Workspace, _ options: String...) throws -> (ChildProcessResult, Results) {
        let arguments = ["--cell", "4x4", "--scale", "1", "--sort", "path", "--order", "asc"] + options
        let result = try Program.run(arguments.map { Array($0.utf8) } + [workspace.input, workspace.output])
        return (result, try workspace.results())
    }

    private func workspace(_ names: String...) throws -> Workspace {
        let workspace = try Workspace()
        for name in names { try workspace.add(Pictures.plain([5, 5, 5]), as: name) }
        return workspace
    }

    @Test("folders are mirrored, whatever stands for a picture in them is found")
    func mirrored() throws {
        let workspace = try workspace("a.png", "2024/trip/b.PNG", "2024/c.Jpeg", "d.jfif", "deep/er/and/e.tif")
        let (result, results) = try run(workspace)
        #expect(result.ending == .exited(0), "\(result.errorText)")
        #expect(
            results.pictureNames == [
                "2024/c@1x.jpg", "2024/trip/b@1x.jpg", "a@1x.jpg", "d@1x.jpg", "deep/er/and/e@1x.jpg",
            ]
        )
        #expect(try results.manifest.photos.map(\.album) == ["2024", "2024/trip", "", "", "deep/er/and"])
    }

    @Test("a picture is what its content says, whatever its name does")
    func otherNames() throws {
        let workspace = try Workspace()
        let picture = PNGFile(PixelBuffer(width: 64, height: 64, filledWith: [200, 80, 40]))
        let names = [
            ("jpg", "a.heic"), ("png", "b.jpg"), ("heic", "c.JPG"), ("webp", "d.gif"), ("gif", "e.webp"),
            ("tif", "f.png"),
            ("avif", "g.jpe"), ("jpg", "h.JFIF"),
        ]
        for (format, name) in names { try workspace.add(VipsTool.encode(picture, as: format), as: name) }
        try workspace.add(picture.bytes, as: "noending")
        let (result, results) = try run(workspace, "--format", "png")
        #expect(result.ending == .exited(0), "\(result.errorText)")
        #expect(result.errorText.contains("1 other file passed over"))
        #expect(try results.manifest.sources == names.map(\.1))
        for (name, pixels) in zip(results.pictureNames, try results.pixels(of: results.pictures)) {
            let expected = PixelBuffer(width: 4, height: 4, filledWith: [200, 80, 40])
            #expect(pixels.largestDifference(from: expected) ?? 255 <= 6, "\(name)")
        }
    }

    @Test("hidden files, hidden folders and AppleDouble companions are none")
    func hidden() throws {
        let workspace = try workspace("a.png", ".hidden.png", "._a.png", ".trash/b.png", "x/.y/c.png")
        let (result, results) = try run(workspace)
        #expect(result.ending == .exited(0))
        #expect(
            result.errorText == "1 photo: 1 thumbnail written, 1 smaller than the 1x cell (4x4)\n"
                || result.errorText == "1 photo: 1 thumbnail written\n"
        )
        #expect(try results.manifest.sources == ["a.png"])
    }

    @Test("other files are counted, not read; a pipe is not opened")
    func otherFiles() throws {
        let workspace = try workspace("a.png")
        try workspace.add(Array("notes".utf8), as: "notes.txt")
        try workspace.add(Array("x".utf8), as: "README")
        try workspace.folder.makePipe("in/pipe.jpg")
        let (result, results) = try run(workspace)
        #expect(result.ending == .exited(0), "\(result.errorText)")
        #expect(result.errorText.contains("3 other files passed over"))
        #expect(try results.manifest.sources == ["a.png"])
    }

    @Test("links to files count as files; those to folders, to nothing and to themselves do not")
    func links() throws {
        let workspace = try workspace("sub/a.png")
        try workspace.folder.link("in/sub/up", to: Array("..".utf8))
        try workspace.folder.link("in/self", to: Array(".".utf8))
        try workspace.folder.link("in/loop1.png", to: Array("loop2.png".utf8))
        try workspace.folder.link("in/loop2.png", to: Array("loop1.png".utf8))
        try workspace.folder.link("in/dangling.jpg", to: Array("nowhere".utf8))
        try workspace.folder.link("in/link.png", to: Array("sub/a.png".utf8))
        let (result, results) = try run(workspace)
        #expect(result.ending == .exited(0), "\(result.errorText)")
        #expect(result.errorText.split(separator: "\n").count { $0.contains("links") } == 1)
        #expect(try results.manifest.sources == ["link.png", "sub/a.png"])
    }

    @Test("links to folders are followed on request, each folder once")
    func followedLinks() throws {
        let workspace = try workspace("sub/a.png")
        try workspace.folder.write(Pictures.plain([8, 8, 8]), to: "elsewhere/b.png")
        try workspace.folder.link("in/sub/up", to: Array("..".utf8))
        try workspace.folder.link("in/self", to: Array(".".utf8))
        try workspace.folder.link("in/there", to: workspace.folder.path("elsewhere"))
        let (result, results) = try run(workspace, "--follow-symlinks")
        #expect(result.ending == .exited(0), "\(result.errorText)")
        #expect(try results.manifest.sources == ["sub/a.png", "there/b.png"])
    }

    @Test("globs let in and keep out")
    func globs() throws {
        let workspace = try workspace("a.png", "b.jpg", "raw/c.png", "raw/x/d.png", "out-takes/e.png")
        func sources(_ options: String...) throws -> [String] {
            let arguments = ["--cell", "4x4", "--scale", "1", "--sort", "path", "--order", "asc"] + options
            let result = try Program.run(arguments.map { Array($0.utf8) } + [workspace.input, workspace.output])
            #expect(result.ending == .exited(0), "\(result.errorText)")
            return try workspace.results().manifest.sources
        }
        #expect(try sources("--include", "*.png") == ["a.png", "out-takes/e.png", "raw/c.png", "raw/x/d.png"])
        #expect(try sources("--include", "raw/*.png") == ["raw/c.png"])
        #expect(try sources("--include", "raw/**", "--exclude", "c.*") == ["raw/x/d.png"])
        #expect(try sources("--exclude", "raw", "--exclude", "out-*") == ["a.png", "b.jpg"])
        #expect(try sources("--include", "a.*", "--include", "b.*") == ["a.png", "b.jpg"])
    }

    @Test("several inputs keep their names, a file stands for itself")
    func severalInputs() throws {
        let workspace = try workspace("unused.png")
        for (index, name) in ["x/2024/a.png", "y/2024/a.png", "single"].enumerated() {
            try workspace.folder.write(Pictures.plain([UInt8(index * 90), 0, 0]), to: name)
        }
        let inputs = ["x/2024", "y/2024/", "single"].map { workspace.folder.path($0) }
        let options = ["--cell", "4x4", "--scale", "1", "--format", "png", "--sort", "path", "--order", "asc"]
        let result = try Program.run(options.map { Array($0.utf8) } + inputs + [workspace.output])
        #expect(result.ending == .exited(0), "\(result.errorText)")
        let results = try workspace.results()
        #expect(results.pictureNames == ["2024-2/a@1x.png", "2024/a@1x.png", "single@1x.png"])
        let reds = try results.pixels(of: results.pictures).map { $0[0, 0][0] }
        #expect(reds == [90, 0, 180])
    }
}
