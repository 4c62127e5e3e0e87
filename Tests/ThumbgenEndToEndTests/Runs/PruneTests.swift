import TestSupport
import Testing

@Suite("Pruning")
struct PruneTests {
    @Test("removes what we wrote and nobody needs, and nothing else")
    func prune() throws {
        let workspace = try Workspace()
        for name in ["a.png", "gone/b.png", "gone/c.png", "kept/d.png"] {
            try workspace.add(Pictures.plain(Array(name.utf8.prefix(3))), as: name)
        }
        #expect(try workspace.thumbgen().ending == .exited(0))
        try workspace.run("rm", "-r", "in/gone", "in/kept")
        try workspace.folder.write(Array("mine".utf8), to: "out/kept/notes.txt")
        try workspace.folder.write(Array("mine".utf8), to: "out/a@9x.jpg")
        // A person's own picture under the name of one of ours.
        try workspace.folder.write(Array("edited".utf8), to: "out/kept/d@2x.jpg")
        try workspace.add(Pictures.plain([5, 5, 5]), as: "e.png")

        let before = try workspace.results().tree.files
        #expect(try workspace.thumbgen().ending == .exited(0))
        #expect(Set(before).isSubset(of: try workspace.results().tree.files))
        #expect(try workspace.thumbgen("check").outputLines.count == 9)

        let plan = try workspace.thumbgen("plan", "--prune")
        #expect(plan.outputLines.contains("gone/b@1x.jpg: nobody needs it; removed"))
        let run = try workspace.thumbgen("--prune")
        #expect(run.ending == .exited(0))
        #expect(run.lastErrorLine.hasSuffix("8 of an earlier run removed"), "\(run.errorText)")
        let results = try workspace.results()
        #expect(!File.exists(workspace.folder.path("out/gone")))
        #expect(
            results.tree.files.filter { !$0.hasPrefix(".thumbgen/") && !$0.hasPrefix("gallery/") } == [
                "a@1x.jpg", "a@2x.jpg", "a@3x.jpg", "a@9x.jpg", "e@1x.jpg", "e@2x.jpg", "e@3x.jpg", "index.html",
                "kept/d@2x.jpg", "kept/notes.txt", "manifest.json",
            ]
        )
        #expect(try results.read("kept/d@2x.jpg") == Array("edited".utf8))
        #expect(try workspace.thumbgen("check").ending == .exited(0))
    }

    @Test("removes the page with its files where none is wanted any more, unless somebody changed it")
    func page() throws {
        let workspace = try Workspace()
        try workspace.addPhotos(1)
        #expect(try workspace.thumbgen().ending == .exited(0))
        try workspace.folder.write(Array("mine".utf8), to: "out/gallery/page.css")
        #expect(try workspace.thumbgen("--no-gallery", "--prune").ending == .exited(0))
        let left = try workspace.results().tree.files.filter { !$0.hasPrefix(".thumbgen/") && !$0.hasPrefix("0/") }
        #expect(left == ["gallery/page.css", "manifest.json"])
    }
}
