import Glibc
import TestSupport
import Testing

@Suite("Nothing has changed")
struct UnchangedTests {
    private func workspace() throws -> Workspace {
        let workspace = try Workspace()
        try workspace.addPhotos(4)
        try workspace.add([1, 2, 3], as: "broken.jpg")
        #expect(try workspace.thumbgen().ending == .exited(1))
        return workspace
    }

    @Test("a second run leaves every file and folder of OUTPUT as it is, the lock included")
    func untouched() throws {
        let workspace = try workspace()
        let before = try workspace.results().tree
        let again = try workspace.thumbgen("-v")
        #expect(again.ending == .exited(1))
        #expect(["exif", "pixels", "cells", "encoded", "thumbs"].map { again.runs(of: $0) } == [0, 0, 0, 0, 0])
        #expect(again.errorText.contains("5 photos: 12 thumbnails up to date, 1 photo failed"))
        #expect(again.errorText.contains("broken.jpg: error: exif: "))
        #expect(try workspace.results().tree == before)
    }

    @Test("check, plan and a dry run write nothing, whatever there is to do")
    func readers() throws {
        let workspace = try workspace()
        try workspace.replace("out/0/1@2x.jpg", with: [])
        try workspace.add(Pictures.plain([9, 9, 9]), as: "new.png")
        let before = try workspace.results().tree
        for command in ["check", "plan", "--dry-run"] {
            #expect(try workspace.thumbgen(command).ending == .exited(command == "check" ? 3 : 1))
            #expect(try workspace.results().tree == before)
        }
    }

    @Test(
        "an OUTPUT that may only be read passes check",
        .enabled(if: Program.runsUnprivileged, "no user here whom file permissions bind")
    )
    func readOnly() throws {
        let workspace = try Workspace()
        try workspace.addPhotos(2)
        #expect(try workspace.thumbgen().ending == .exited(0))
        try File.setPermissions(0o755, of: workspace.folder.path)
        try workspace.run("chmod", "-R", "a-w,a+rX", "out")
        let check = try Program.runUnprivileged([Array("check".utf8), workspace.input, workspace.output])
        #expect(check.ending == .exited(0), "\(check.errorText)")
        #expect(check.errorText.isEmpty && check.output.isEmpty)
        let run = try Program.runUnprivileged([workspace.input, workspace.output])
        #expect(run.ending == .exited(73))
        try workspace.run("chmod", "-R", "u+w", "out")
    }

    @Test("in a fresh checkout, where all times are new, nothing is made and the next run need not look again")
    func freshCheckout() throws {
        let workspace = try Workspace()
        try workspace.addPhotos(3)
        #expect(try workspace.thumbgen().ending == .exited(0))
        for name in ["in", "out"] {
            try workspace.run("cp", "-R", "--no-preserve=all", name, "copy")
            try workspace.run("rm", "-r", name)
            try workspace.move("copy", to: name)
        }
        let times = try workspace.results().tree.entries.filter {
            $0.kind == .file && !$0.path.starts(with: ".thumb".utf8)
        }
        let run = try workspace.thumbgen("-v")
        #expect(run.runs(of: "pixels") == 0)
        #expect(run.runs(of: "exif") == 3)
        #expect(run.lastErrorLine == "3 photos: 9 thumbnails up to date, 3 smaller than the 3x cell (388x388)")
        let after = try workspace.results().tree
        #expect(after.entries.filter { $0.kind == .file && !$0.path.starts(with: ".thumb".utf8) } == times)
        #expect(try workspace.thumbgen("-v").runs(of: "exif") == 0)
        #expect(try workspace.results().tree == after)
    }
}
