import Foundation
import TestSupport
import Testing

@Suite("Failures over several runs")
struct FailureTests {
    /// WebP takes no more than 16383 pixels a side.
    private static let pipeline = """
        version: 1
        stages:
          photos: { use: discover }
          exif: { use: exif, from: photos }
          pixels: { use: decode, from: exif }
          small: { use: resize, from: pixels, to: { width: 20, height: 20 }, scales: [1] }
          tall: { use: resize, from: pixels, to: { width: 2, height: 17000 }, mode: stretch, scales: [1] }
          jpeg: { use: encode, from: small, format: jpeg }
          webp: { use: encode, from: tall, format: webp }
          thumbs: { use: write, from: jpeg, path: "{name}.{ext}" }
          towers: { use: write, from: webp, path: "{name}-tall.{ext}" }
          manifest: { use: manifest, from: [thumbs, towers] }

        """

    @Test("a photo that fails in one branch has the others, and is not tried again unless that is asked for")
    func branch() throws {
        let workspace = try Workspace()
        try workspace.folder.write(Array(Self.pipeline.utf8), to: "p.yml")
        try workspace.add(Pictures.plain([1, 2, 3]), as: "a.png")
        func run(_ options: String...) throws -> ChildProcessResult {
            try Program.run(
                [Array("run".utf8), workspace.folder.path("p.yml")] + options.map { Array($0.utf8) }
                    + [workspace.input, workspace.output]
            )
        }
        let first = try run("-v")
        #expect(first.ending == .exited(1))
        #expect(first.errorText.contains("a.png: error: webp: "), "\(first.errorText)")
        #expect(try workspace.results().pictureNames == ["a.jpg"])
        #expect(try workspace.results().manifest.failures.map(\.stage) == ["webp"])
        #expect(try workspace.results().manifest.sources == ["a.png"])

        let tree = try workspace.results().tree
        let second = try run("-v")
        #expect(second.ending == .exited(1))
        #expect(second.errorText.contains("a.png: error: webp: "))
        #expect(second.runs(of: "pixels") == 0)
        #expect(try workspace.results().tree == tree)

        try workspace.run("rm", "out/a.jpg")
        let third = try run("-v")
        #expect(third.runs(of: "jpeg") == 1 && third.runs(of: "webp") == 0)
        #expect(third.errorText.contains("a.png: error: webp: "))
        #expect(try workspace.results().manifest.failures.map(\.stage) == ["webp"])

        let retried = try run("-v", "--retry-failed")
        #expect(retried.ending == .exited(1))
        #expect(retried.runs(of: "pixels") == 1 && retried.runs(of: "webp") == 1)
        #expect(try run("-v").runs(of: "pixels") == 0)
    }

    @Test("a broken photo is listed at no cost until it is another file")
    func broken() throws {
        let workspace = try Workspace()
        try workspace.add(Pictures.half(), as: "a.jpg")
        let first = try workspace.thumbgen("-v")
        #expect(first.ending == .exited(1))
        #expect(first.runs(of: "pixels") == 1)
        let second = try workspace.thumbgen("-v")
        #expect(second.ending == .exited(1))
        #expect(second.runs(of: "pixels") == 0)
        // What the library said of it, and not the program, is told once.
        let told = "a.jpg: error: pixels: the file ends before its picture does"
        #expect(first.errorText.hasPrefix(told) && second.errorText.hasPrefix(told + "\n"))
        #expect(try workspace.thumbgen("-v", "--retry-failed").runs(of: "pixels") == 1)
        #expect(try workspace.thumbgen("-v", "--force").runs(of: "pixels") == 1)
        try workspace.add(Pictures.jpeg(), as: "a.jpg")
        #expect(try workspace.thumbgen().ending == .exited(0))
        #expect(try workspace.results().pictures.count == 3)
    }

    @Test("a folder in the place of a thumbnail costs that alone, and is named")
    func folderInPlace() throws {
        let workspace = try Workspace()
        try workspace.addPhotos(1)
        #expect(try workspace.thumbgen().ending == .exited(0))
        try workspace.run("rm", "out/0/0@2x.jpg")
        try workspace.folder.makeFolder("out/0/0@2x.jpg")
        let result = try workspace.thumbgen()
        #expect(result.ending == .exited(1))
        #expect(
            result.errorText.hasPrefix("0/0.png: error: thumbs: '0/0@2x.jpg' cannot be written (is a folder)\n"),
            "\(result.errorText)"
        )
        #expect(try workspace.results().strayFiles == [])
        try workspace.run("rmdir", "out/0/0@2x.jpg")
        #expect(try workspace.thumbgen().ending == .exited(0))
    }
}
