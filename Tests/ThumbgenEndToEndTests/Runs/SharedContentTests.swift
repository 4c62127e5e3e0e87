import TestSupport
import Testing

@Suite("Photos of one content")
struct SharedContentTests {
    @Test("are decoded once, also where they fail")
    func copies() throws {
        let workspace = try Workspace()
        let picture = Pictures.plain([1, 2, 3])
        for name in ["a.png", "b.png", "c/d.png"] { try workspace.add(picture, as: name) }
        let half = try Pictures.half()
        for name in ["x.jpg", "y.jpg"] { try workspace.add(half, as: name) }
        let run = try workspace.thumbgen("-v")
        #expect(run.ending == .exited(1))
        #expect(run.runs(of: "pixels") == 2)
        #expect(run.runs(of: "thumbs") == 3)
        let results = try workspace.results()
        #expect(results.pictures.count == 9)
        #expect(try results.read("a@2x.jpg") == results.read("c/d@2x.jpg"))
        #expect(try results.manifest.failures.map(\.source) == ["x.jpg", "y.jpg"])

        // As if each had been alone.
        try workspace.run("mkdir", "alone")
        try workspace.run("cp", "in/b.png", "alone/b.png")
        #expect(try Program.run([workspace.folder.path("alone"), workspace.folder.path("out2")]).ending == .exited(0))
        #expect(try workspace.results(in: "out2").read("b@3x.jpg") == results.read("b@3x.jpg"))
        try workspace.add(picture, as: "later.png")
        #expect(try workspace.thumbgen("-v").runs(of: "pixels") == 0)
        #expect(try workspace.results().read("later@1x.jpg") == results.read("a@1x.jpg"))
    }

    @Test("that were moved or renamed get their thumbnails without a decode")
    func moved() throws {
        let workspace = try Workspace()
        try workspace.addPhotos(60)
        #expect(try workspace.thumbgen("--scale", "1").ending == .exited(0))
        try workspace.move("in/1", to: "in/album")
        try workspace.move("in/0/7.png", to: "in/seven.png")
        let run = try workspace.thumbgen("-v", "--scale", "1", "--prune")
        #expect(run.ending == .exited(0))
        #expect(run.runs(of: "pixels") == 0)
        #expect(run.lastErrorLine.contains("11 thumbnails written, 49 thumbnails up to date"))
        #expect(run.lastErrorLine.hasSuffix("11 of an earlier run removed"))
        #expect(try workspace.thumbgen("--scale", "1", into: "fresh").ending == .exited(0))
        #expect(try workspace.results().differences(from: workspace.results(in: "fresh")) == [])
        #expect(!File.exists(workspace.folder.path("out/1")))
    }
}
