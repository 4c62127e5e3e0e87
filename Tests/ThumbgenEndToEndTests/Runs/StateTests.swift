import Foundation
import TestSupport
import Testing

@Suite("The state of earlier runs")
struct StateTests {
    private func workspace() throws -> Workspace {
        let workspace = try Workspace()
        try workspace.addPhotos(2)
        #expect(try workspace.thumbgen().ending == .exited(0))
        return workspace
    }

    @Test("one run at a time: the second says so, and who is at work")
    func locked() throws {
        let workspace = try workspace()
        let holder = try ChildProcess(
            Array("flock".utf8),
            ["out/.thumbgen/lock", "sh", "-c", "echo 4711 there > out/.thumbgen/lock; echo held >&2; exec cat"]
                .map { Array($0.utf8) },
            in: workspace.folder.path
        )
        #expect(try holder.waitForError(containing: "held"))
        let before = try workspace.results().tree
        let second = try workspace.thumbgen()
        _ = try holder.wait()
        // The holder ends by itself with its empty input, so that the lock may have been free by then.
        if second.ending != .exited(0) {
            #expect(second.ending == .exited(73))
            #expect(
                second.errorText.hasPrefix("thumbgen: error: another run (process 4711 on there) works on this OUTPUT;")
            )
            #expect(try workspace.results().tree == before)
        }
    }

    @Test("damage is told, kept aside and made good")
    func damaged() throws {
        let workspace = try workspace()
        try workspace.run("cp", "-a", "out", "first")
        try workspace.folder.write(Array("no database".utf8), to: "out/.thumbgen/state.sqlite")
        let check = try workspace.thumbgen("check")
        #expect(check.ending == .exited(3))
        #expect(
            check.errorText.hasPrefix(
                "thumbgen: warning: the state of earlier runs is damaged (file is not a database)"
            )
        )
        let run = try workspace.thumbgen("-v")
        #expect(run.ending == .exited(0))
        #expect(run.errorText.contains("; everything is checked anew\n"))
        #expect(run.runs(of: "pixels") == 2)
        #expect(try workspace.results().differences(from: workspace.results(in: "first")) == [])
        let again = try workspace.thumbgen("-v")
        #expect(again.runs(of: "pixels") == 0 && !again.errorText.contains("warning"))
    }

    @Test("a page in the middle of it that is broken is no end either")
    func brokenPage() throws {
        let workspace = try Workspace()
        try workspace.addPhotos(120)
        #expect(try workspace.thumbgen("--scale", "1").ending == .exited(0))
        var bytes = try workspace.results().read(".thumbgen/state.sqlite")
        // All but the header's page and the schema's.
        for index in 4096 * 2..<bytes.count { bytes[index] = 0xA5 }
        try workspace.folder.write(bytes, to: "out/.thumbgen/state.sqlite")
        let run = try workspace.thumbgen("-v", "--scale", "1")
        #expect(run.ending == .exited(0), "\(run.errorText)")
        #expect(run.errorText.contains("thumbgen: warning: the state of earlier runs is damaged"))
        #expect(run.runs(of: "pixels") == 120)
        #expect(try workspace.thumbgen("check", "--scale", "1").ending == .exited(0))
    }

    @Test("a state that is lost is built again with the outputs it is about")
    func lost() throws {
        let workspace = try workspace()
        try workspace.run("cp", "-a", "out", "first")
        try workspace.run("rm", "-r", "out/.thumbgen")
        // What nobody vouches for is no thumbnail of ours.
        try workspace.replace("out/0/1@2x.jpg", with: [1])
        #expect(try workspace.thumbgen("check").outputLines.count == 6)
        #expect(try workspace.thumbgen().ending == .exited(0))
        #expect(try workspace.results().differences(from: workspace.results(in: "first")) == [])
        #expect(try workspace.thumbgen("check").ending == .exited(0))
    }
}
