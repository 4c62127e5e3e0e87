import Glibc
import TestSupport
import Testing

@Suite("A run that is killed")
struct KillTests {
    private static let count = 240
    private static let moments = 20

    /// What the state has not committed when the process dies is made again, and nothing else: before it runs, `plan`
    /// tells how much that is. A commit comes half a second after the first of its rows, so that it is at most that.
    @Test("leaves whole files only, and the next one makes what an undisturbed one would have made")
    func killed() throws {
        let workspace = try Workspace()
        try workspace.addPhotos(Self.count)
        #expect(try workspace.thumbgen("--scale", "1", into: "undisturbed").ending == .exited(0))
        let undisturbed = try workspace.results(in: "undisturbed")
        var generator = SeededGenerator(seed: 2024)

        for moment in 0..<Self.moments {
            let output = "out\(moment)"
            let finished = Int.random(in: 1..<Self.count, using: &generator)
            let run = try Program.start(
                ["-v", "--scale", "1"].map { Array($0.utf8) } + [workspace.input, workspace.folder.path(output)]
            )
            #expect(try run.waitForErrorLines(finished, endingIn: ": done"))
            run.signal(SIGKILL)
            #expect(try run.wait().ending == .signalled(SIGKILL), "killed after \(finished)")

            let left = try workspace.results(in: output)
            #expect(left.pictures.count >= finished)
            for name in left.pictureNames where !name.contains(".thumbgen-") {
                #expect(try left.read(name) == undisturbed.read(name), "\(name)")
            }
            #expect(!left.tree.files.contains("manifest.json"))

            let plan = try workspace.thumbgen("plan", "--scale", "1", into: output)
            let rerun = try workspace.thumbgen("-v", "--scale", "1", into: output)
            #expect(rerun.ending == .exited(0), "\(rerun.errorText)")
            #expect(rerun.runs(of: "pixels") == plan.outputLines.count)
            let results = try workspace.results(in: output)
            #expect(results.strayFiles == [])
            #expect(try results.differences(from: undisturbed) == [])
        }
    }

    @Test("an old manifest stays until the new one is whole, and only unfinished files of ours are removed")
    func leftovers() throws {
        let workspace = try Workspace()
        try workspace.addPhotos(3)
        #expect(try workspace.thumbgen().ending == .exited(0))
        let manifest = try workspace.results().read("manifest.json")
        try workspace.addPhotos(Self.count)
        let run = try Program.start([Array("-v".utf8), workspace.input, workspace.output])
        #expect(try run.waitForErrorLines(40, endingIn: ": done"))
        run.signal(SIGKILL)
        #expect(try run.wait().ending == .signalled(SIGKILL))
        #expect(try workspace.results().read("manifest.json") == manifest)

        let strangers = ["out/0/.thumbgen-notes.tmp", "out/0/mine.tmp", "out/elsewhere/.thumbgen-1-2.tmp"]
        for name in strangers { try workspace.folder.write([1], to: name) }
        for name in ["out/.thumbgen-1-2.tmp", "out/0/.thumbgen-9999-12.tmp"] {
            try workspace.folder.write([1], to: name)
        }
        #expect(try workspace.thumbgen().ending == .exited(0))
        let results = try workspace.results()
        #expect(results.tree.files.filter { $0.hasSuffix(".tmp") } == strangers.map { String($0.dropFirst(4)) })
    }

    @Test("one that is asked to stop has everything it finished in the state; the next makes the rest alone")
    func stopped() throws {
        let workspace = try Workspace()
        try workspace.addPhotos(Self.count)
        let arguments = ["-v", "--scale", "1"].map { Array($0.utf8) } + [workspace.input, workspace.output]
        let run = try Program.start(arguments)
        #expect(try run.waitForErrorLines(20, endingIn: ": done"))
        run.signal(SIGTERM)
        #expect(try run.wait().ending == .exited(143))
        let left = try workspace.results()
        #expect(left.strayFiles == [])
        #expect(!left.tree.files.contains("manifest.json"))
        #expect((20..<Self.count).contains(left.pictures.count))
        let rerun = try Program.run(arguments)
        #expect(rerun.ending == .exited(0))
        #expect(rerun.runs(of: "pixels") == Self.count - left.pictures.count)
    }

    @Test("a second signal ends it at once, without closing words")
    func secondSignal() throws {
        let workspace = try Workspace()
        let large = try VipsTool.encode(
            PNGFile(.quarters(width: 40, height: 30)),
            as: "jpg",
            options: "Q=50",
            zoom: 200
        )
        for number in 0..<8 {
            var picture = try JPEGSegments(large)
            picture.insert(0xFE, Array("\(number)".utf8))
            try workspace.add(picture.bytes, as: "\(number).jpg")
        }
        let run = try Program.start(
            ["--explain", "--cell", "4000x4000", "--scale", "1"].map { Array($0.utf8) } + [
                workspace.input, workspace.output,
            ]
        )
        #expect(try run.waitForErrorLines(8, endingIn: ": new"))
        run.signal(SIGINT)
        run.signal(SIGTERM)
        let result = try run.wait()
        #expect([.exited(130), .exited(143)].contains(result.ending))
        #expect(!result.errorText.contains("8 photos"))
    }
}
