import TestSupport
import Testing

@Suite("Input and output folders")
struct OutputFolderTests {
    private func workspace() throws -> Workspace {
        let workspace = try Workspace()
        try workspace.add(Pictures.plain([1, 2, 3]), as: "a.png")
        // Decoding it would be told of.
        try workspace.add([], as: "broken.png")
        return workspace
    }

    @Test("an INPUT that is not there ends with 66")
    func missingInput() throws {
        let workspace = try workspace()
        let missing = workspace.folder.path("nowhere")
        let result = try Program.run([workspace.input, missing, workspace.output])
        #expect(result.ending == .exited(66))
        #expect(result.errorText.contains("nowhere") && result.errorText.contains("no such file"))
        #expect(result.errorText.split(separator: "\n").count == 1)
        #expect(!File.exists(workspace.output))
    }

    @Test("an OUTPUT that cannot be made or is a file ends with 73, before any picture is read")
    func unwritableOutput() throws {
        let workspace = try workspace()
        try workspace.folder.write([1], to: "file")
        for output in ["file", "file/out"] {
            let result = try workspace.thumbgen(into: output)
            #expect(result.ending == .exited(73))
            #expect(result.errorText.contains("OUTPUT") && result.errorText.contains("not a folder"))
            #expect(!result.errorText.contains("broken.png"))
        }
    }

    @Test(
        "an OUTPUT without permission ends with 73, an INPUT with 66",
        .enabled(if: Program.runsUnprivileged, "no user here whom file permissions bind")
    )
    func permissions() throws {
        let workspace = try workspace()
        try workspace.folder.makeFolder("out")
        try File.setPermissions(0o755, of: workspace.folder.path)
        try File.setPermissions(0o555, of: workspace.output)
        for output in [workspace.output, workspace.folder.path("out/new")] {
            let result = try Program.runUnprivileged([workspace.input, output])
            #expect(result.ending == .exited(73))
            #expect(result.errorText.contains("permission denied"))
            #expect(!result.errorText.contains("broken.png"))
        }
        try File.setPermissions(0o777, of: workspace.output)
        try File.setPermissions(0, of: workspace.input)
        defer { try? File.setPermissions(0o755, of: workspace.input) }
        let result = try Program.runUnprivileged([workspace.input, workspace.output])
        #expect(result.ending == .exited(66))
        #expect(result.errorText.contains("permission denied"))
    }

    @Test("a disk that takes no more ends with 73, and nothing half written is left")
    func fullDisk() throws {
        let workspace = try Workspace()
        // Nothing that a PNG could pack.
        let noise = PixelBuffer(width: 500, height: 500) { x, y in
            let value = (x + 1) &* 73_856_093 ^ (y + 1) &* 19_349_663
            return [3, 11, 17].map { UInt8(truncatingIfNeeded: value &* value >> $0) }
        }
        for number in 0..<8 { try workspace.add(PNGFile(noise).bytes, as: "\(number).png") }
        // A limit on the size of files stands for the full disk: room for the state of the run, none for such pictures.
        let script = "ulimit -f 400; exec \"$@\" --cell 500x500 --scale 1 --format png"
        let command = ["-c", script, "sh"].map { Array($0.utf8) } + [Program.path, workspace.input, workspace.output]
        let result = try ChildProcess(Array("sh".utf8), command).wait()
        #expect(result.ending == .exited(73), "\(result.errorText)")
        #expect(result.errorText.contains("thumbgen: error: OUTPUT"))
        let results = try workspace.results()
        #expect(results.strayFiles == [])
        #expect(results.pictures == [])
    }

    @Test("an OUTPUT that is or holds an INPUT is refused, by whatever name")
    func outputHoldsInput() throws {
        let workspace = try workspace()
        try workspace.folder.link("alias", to: Array("in".utf8))
        let before = try FileTree(workspace.input)
        for output in ["in", "in/", "in/../in", "alias", "."] {
            let result = try workspace.thumbgen(into: output)
            #expect(result.ending == .exited(64), "\(output): \(result.errorText)")
            #expect(result.errorText.contains("OUTPUT"))
        }
        #expect(try FileTree(workspace.input) == before)
    }

    @Test("an OUTPUT inside the INPUT is never an input, by whatever name")
    func outputInsideInput() throws {
        let workspace = try Workspace()
        try workspace.add(Pictures.plain([1, 2, 3]), as: "a.png")
        try workspace.folder.link("alias", to: Array("in/thumbs".utf8))
        for output in ["in/thumbs", "in/thumbs", "alias", "in/../in/thumbs"] {
            let result = try workspace.thumbgen(into: output)
            #expect(result.ending == .exited(0), "\(result.errorText)")
            #expect(try workspace.results(in: "in/thumbs").manifest.sources == ["a.png"])
            #expect(try workspace.results(in: "in/thumbs").pictures.count == 3)
        }
    }

    @Test("folders on the way to OUTPUT are made; what is strange there stays")
    func newFolders() throws {
        let workspace = try Workspace()
        try workspace.add(Pictures.plain([1, 2, 3]), as: "a.png")
        try workspace.folder.write(Array("mine".utf8), to: "x/y/z/notes.txt")
        try workspace.folder.write([], to: "x/y/z/a@1x.jpg")
        #expect(try workspace.thumbgen(into: "x/y/z").ending == .exited(0))
        let results = try workspace.results(in: "x/y/z")
        #expect(try results.read("notes.txt") == Array("mine".utf8))
        #expect(PictureSize(jpeg: try results.read("a@1x.jpg")) == PictureSize(129, 129))
        #expect(try workspace.thumbgen(into: "new/deep/er").ending == .exited(0))
        #expect(try workspace.results(in: "new/deep/er").pictures.count == 3)
    }
}
