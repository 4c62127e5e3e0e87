import TestSupport
import Testing

@Suite("Something has changed")
struct ChangeTests {
    private func workspace() throws -> Workspace {
        let workspace = try Workspace()
        try workspace.addPhotos(3)
        #expect(try workspace.thumbgen().ending == .exited(0))
        return workspace
    }

    @Test("settings there and back end where they began")
    func settings() throws {
        let workspace = try workspace()
        let first = try workspace.results().tree
        try workspace.run("cp", "-a", "out", "first")
        let four = try workspace.thumbgen("plan", "--cols", "4", "--scale", "2")
        #expect(four.outputLines.first == "0/0@2x.jpg: cells: cell 129.33333333333334x129.33333333333334 → 96.75x96.75")
        #expect(try workspace.thumbgen("-v", "--cols", "4").runs(of: "encoded") == 9)
        let back = try workspace.thumbgen("-v")
        #expect(back.runs(of: "pixels") == 3)
        #expect(try workspace.results().differences(from: workspace.results(in: "first")) == [])
        #expect(try workspace.results().tree.files == first.files)
        #expect(try workspace.thumbgen("check").ending == .exited(0))
    }

    @Test("one setting of one format makes that alone anew, and says why")
    func quality() throws {
        let workspace = try Workspace()
        try workspace.addPhotos(1)
        let formats = ["--format", "jpeg,webp", "--scale", "1"]
        func run(_ command: [String], _ quality: String) throws -> ChildProcessResult {
            try Program.run(
                (command + formats + ["--quality", quality]).map { Array($0.utf8) } + [
                    workspace.input, workspace.output,
                ]
            )
        }
        #expect(try run([], "jpeg=80,webp=70").ending == .exited(0))
        #expect(try run(["plan"], "jpeg=82,webp=70").outputLines == ["0/0@1x.jpg: encoded: quality 80 → 82"])
        let explained = try run(["--explain", "-v"], "jpeg=82,webp=70")
        #expect(explained.errorText.contains("0/0@1x.jpg: encoded: quality 80 → 82\n"))
        #expect(explained.lastErrorLine.hasPrefix("1 photo: 1 thumbnail written, 1 thumbnail up to date"))
    }

    @Test("outputs that are gone, cut, empty, or other files by now are made again")
    func damagedOutputs() throws {
        let workspace = try workspace()
        try workspace.run("cp", "-a", "out", "first")
        let whole = try workspace.results().read("0/1@2x.jpg")
        try workspace.run("rm", "out/0/0@1x.jpg")
        try workspace.replace("out/0/1@2x.jpg", with: Array(whole.dropLast(9)))
        try workspace.replace("out/0/1@3x.jpg", with: [])
        // An older picture of the same length.
        try workspace.replace("out/0/2@2x.jpg", with: whole.dropLast() + [0])
        try workspace.run(
            "truncate",
            "-s",
            "\(try workspace.results(in: "first").read("0/2@2x.jpg").count)",
            "out/0/2@2x.jpg"
        )
        try File.setModified(1_000_000, of: workspace.folder.path("out/0/2@2x.jpg"))
        let size = whole.count
        #expect(
            try workspace.thumbgen("plan").outputLines == [
                "0/0@1x.jpg: output missing",
                "0/1@2x.jpg: output of \(size - 9) bytes instead of \(size)",
                "0/1@3x.jpg: output of 0 bytes instead of \(try workspace.results(in: "first").read("0/1@3x.jpg").count)",
                "0/2@2x.jpg: output altered",
            ]
        )
        let run = try workspace.thumbgen("-v")
        #expect(run.runs(of: "pixels") == 3)
        #expect(run.runs(of: "thumbs") == 4)
        #expect(try workspace.results().differences(from: workspace.results(in: "first")) == [])
    }

    @Test("another picture under the name, size and time of an old one is seen")
    func sameSizeAndTime() throws {
        let workspace = try Workspace()
        try workspace.add(Pictures.plain([10, 20, 30]), as: "a.png")
        try File.setModified(1_600_000_000, of: workspace.folder.path("in/a.png"))
        #expect(try workspace.thumbgen("--scale", "1").ending == .exited(0))
        let first = try workspace.results().read("a@1x.jpg")
        try workspace.add(Pictures.plain([200, 20, 30]), as: "a.png")
        try File.setModified(1_600_000_000, of: workspace.folder.path("in/a.png"))
        #expect(try workspace.thumbgen("plan", "--scale", "1").outputLines == ["a@1x.jpg: content changed"])
        #expect(try workspace.thumbgen("--scale", "1").ending == .exited(0))
        #expect(try workspace.results().read("a@1x.jpg") != first)
    }

    @Test("--force makes everything again, and the same")
    func forced() throws {
        let workspace = try workspace()
        try workspace.run("cp", "-a", "out", "first")
        #expect(try workspace.thumbgen("plan", "--force").outputLines.allSatisfy { $0.hasSuffix(": forced") })
        #expect(try workspace.thumbgen("-v", "--force").runs(of: "thumbs") == 9)
        #expect(try workspace.results().differences(from: workspace.results(in: "first")) == [])
    }
}
