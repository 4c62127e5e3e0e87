import Foundation
import TestSupport
import Testing

/// Pipeline files, run as a user runs them.
@Suite struct PipelineTests {
    private static let examples = RepositoryRoot.path + Array("/Examples/photos".utf8)

    private func run(
        _ pipeline: [UInt8],
        _ options: String...,
        over input: [UInt8],
        into output: [UInt8]
    ) throws -> ChildProcessResult {
        try Program.run([Array("run".utf8), pipeline] + options.map { Array($0.utf8) } + [input, output])
    }

    @Test(
        "every example does its job on real photos",
        arguments: [
            ("grid", 3, 129), ("gallery-with-details", 6, 129), ("web-srcset", 9, 320), ("avatars", 3, 130),
            ("small-grid", 2, 75), ("albums", 2, 158), ("app-icons", 3, 60),
        ]
    )
    func example(name: String, filesEach: Int, smallestWidth: Int) throws {
        let folder = try TemporaryFolder()
        let input = folder.path("in")
        try folder.makeFolder("in")
        for photo in ["coast/sunset.jpg", "city/rain.jpg"] {
            let bytes = try File.read(Self.examples + Array("/\(photo)".utf8))
            try folder.write(bytes, to: Array("in/\(photo.replacing("/", with: "-"))".utf8))
        }
        let file = RepositoryRoot.path + Array("/pipelines/\(name).yml".utf8)
        let result = try run(file, over: input, into: folder.path("out"))
        #expect(result.ending == .exited(0), "\(result.errorText)")
        let photos = try Results(folder.path("out")).manifest.photos
        #expect(photos.count == 2)
        for photo in photos {
            // Widths beyond a picture of 1200 pixels all come out as its own, once.
            #expect(photo.renditions.count == filesEach, "\(photo.renditions.map(\.path))")
            #expect(photo.renditions.map(\.width).min() == smallestWidth)
        }
    }

    @Test("the flags, printed as a file, give the same bytes")
    func printedPipeline() throws {
        let workspace = try Workspace()
        try workspace.add(Pictures.jpeg(), as: "a.jpg")
        try workspace.add(Pictures.plain([9, 99, 200]), as: "b.png")
        let flags = ["--cols", "4", "--format", "webp,png", "--quality", "webp=60", "--mode", "pad", "--sort", "name"]
        let printed = try Program.run(flags.map { Array($0.utf8) } + [Array("--print-pipeline".utf8)])
        #expect(printed.ending == .exited(0), "\(printed.errorText)")
        try workspace.folder.write(printed.output, to: Array("p.yml".utf8))
        let plain = try Program.run(flags.map { Array($0.utf8) } + [workspace.input, workspace.output])
        #expect(plain.ending == .exited(0), "\(plain.errorText)")
        let again = try run(workspace.folder.path("p.yml"), over: workspace.input, into: workspace.folder.path("file"))
        #expect(again.ending == .exited(0), "\(again.errorText)")
        #expect(try workspace.results().differences(from: workspace.results(in: "file")) == [])
        #expect(try workspace.results().pictures.count == 12)
    }

    @Test("four sizes in three formats need one decode")
    func oneDecode() throws {
        let workspace = try Workspace()
        for number in 0..<5 { try workspace.add(Pictures.plain([UInt8(number), 80, 80]), as: "\(number).png") }
        let pipeline = """
            version: 1
            stages:
              photos: { use: discover }
              exif: { use: exif, from: photos }
              pixels: { use: decode, from: exif }
              sizes: { use: resize, from: pixels, to: { widths: [4, 6, 8, 10] }, scales: [1] }
              files: { use: encode, from: sizes, format: [jpeg, png, webp] }
              written: { use: write, from: files, path: "{name}-{width}.{ext}" }

            """
        try workspace.folder.write(Array(pipeline.utf8), to: Array("p.yml".utf8))
        let result = try run(workspace.folder.path("p.yml"), "-v", over: workspace.input, into: workspace.output)
        #expect(result.ending == .exited(0), "\(result.errorText)")
        #expect(result.errorText.contains("pixels: ran 5 times"))
        #expect(try workspace.results().pictures.count == 60)
    }

    @Test("a branch that fails leaves the photo's other branches")
    func oneBranchFails() throws {
        let workspace = try Workspace()
        try workspace.add(Pictures.plain([1, 2, 3], width: 200, height: 2), as: "a.png")
        // WebP holds no more than 16383 pixels a side.
        let pipeline = """
            version: 1
            stages:
              photos: { use: discover }
              exif: { use: exif, from: photos }
              pixels: { use: decode, from: exif }
              wide: { use: resize, from: pixels, to: { width: 17000, height: 2 }, scales: [1], mode: stretch }
              small: { use: resize, from: pixels, to: { width: 20, height: 2 }, scales: [1] }
              webp: { use: encode, from: [wide, small], format: webp }
              png: { use: encode, from: wide, format: png }
              written: { use: write, from: [webp, png], path: "{name}-{stage}.{ext}" }

            """
        try workspace.folder.write(Array(pipeline.utf8), to: Array("p.yml".utf8))
        let result = try run(workspace.folder.path("p.yml"), over: workspace.input, into: workspace.output)
        #expect(result.ending == .exited(1))
        #expect(result.errorText.contains("a.png: error: webp: cannot be encoded as webp"))
        #expect(try workspace.results().pictureNames == ["a-small.webp", "a-wide.png"])
    }

    @Test("one bad option stops the run before the first photo")
    func badOption() throws {
        let workspace = try Workspace()
        try workspace.add(Pictures.plain([1, 2, 3]), as: "a.png")
        let pipeline = """
            version: 1
            stages:
              photos: { use: discover }
              exif: { use: exif, from: photos }
              pixels: { use: decode, from: exif }
              files: { use: encode, from: pixels, qualty: 80 }
              written: { use: write, from: files }

            """
        try workspace.folder.write(Array(pipeline.utf8), to: Array("p.yml".utf8))
        let result = try run(workspace.folder.path("p.yml"), over: workspace.input, into: workspace.output)
        #expect(result.ending == .exited(65))
        #expect(result.errorText.contains("p.yml:6:39: error: "), "\(result.errorText)")
        #expect(result.errorText.contains("quality"))
        #expect(!File.exists(workspace.output))
    }

    @Test("a graph of many stages gives what its branches give alone", arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
    func randomGraph(seed: UInt64) throws {
        let workspace = try Workspace()
        try workspace.add(PNGFile(.ramp(width: 37, height: 23)).bytes, as: "a.png")
        let pipeline = RandomPipeline(seed: seed, count: 10 + Int(seed) * 7)
        try workspace.folder.write(Array(pipeline.yaml.utf8), to: Array("p.yml".utf8))
        let whole = try run(workspace.folder.path("p.yml"), over: workspace.input, into: workspace.output)
        #expect(whole.ending == .exited(0), "\(whole.errorText)\n\(pipeline.yaml)")
        let results = try workspace.results()
        #expect(results.pictures.count == pipeline.branches.count)
        for (number, branch) in pipeline.branches.enumerated() {
            try workspace.folder.write(Array(branch.utf8), to: Array("b.yml".utf8))
            let alone = workspace.folder.path("alone-\(number)")
            #expect(try run(workspace.folder.path("b.yml"), over: workspace.input, into: alone).ending == .exited(0))
            for picture in try Results(alone).pictures {
                let bytes = try File.read(results.path(picture))
                #expect(try File.read(Results(alone).path(picture)) == bytes, "\(branch)")
            }
        }
    }
}
