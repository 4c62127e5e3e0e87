import TestSupport
import Testing

@Suite("Order")
struct OrderTests {
    /// Name, path, capture time and modification time each order the photos in another way.
    private func workspace() throws -> Workspace {
        let workspace = try Workspace()
        let photos: [(String, String?, Int)] = [
            ("b/1.jpg", "2020:01:01 00:00:00", 4000), ("a/3.jpg", "2022:06:01 12:00:00", 1000),
            ("c/2.jpg", nil, 3000), ("a/4.jpg", "2021:01:01 00:00:00", 2000),
        ]
        for (name, captured, modified) in photos {
            let exif = EXIFBlock(exif: captured.map { [.captured($0)] } ?? [.capturedSubsecond("1")])
            try workspace.add(Pictures.jpeg(exif), as: name)
            try File.setModified(modified, of: workspace.folder.path("in/" + name))
        }
        return workspace
    }

    @Test(
        "the manifest has the photos in the order asked for; those without a time come last",
        arguments: [
            ([], ["a/3.jpg", "a/4.jpg", "b/1.jpg", "c/2.jpg"]),
            (["--order", "asc"], ["b/1.jpg", "a/4.jpg", "a/3.jpg", "c/2.jpg"]),
            (["--sort", "name", "--order", "asc"], ["b/1.jpg", "c/2.jpg", "a/3.jpg", "a/4.jpg"]),
            (["--sort", "path", "--order", "desc"], ["c/2.jpg", "b/1.jpg", "a/4.jpg", "a/3.jpg"]),
            (["--sort", "modified", "--order", "asc"], ["a/3.jpg", "a/4.jpg", "c/2.jpg", "b/1.jpg"]),
        ]
    )
    func order(options: [String], expected: [String]) throws {
        let workspace = try workspace()
        let arguments = ["--cell", "4x4", "--scale", "1"] + options
        let result = try Program.run(arguments.map { Array($0.utf8) } + [workspace.input, workspace.output])
        #expect(result.ending == .exited(0), "\(result.errorText)")
        #expect(try workspace.results().manifest.sources == expected)
        // What the state knows is found again whatever the order.
        let again = try Program.run(arguments.map { Array($0.utf8) } + [workspace.input, workspace.output])
        #expect(again.outputText + again.errorText == "4 photos: 4 thumbnails up to date\n")
    }

    @Test("a RAW photo that its JPEG shows is passed over")
    func twins() throws {
        let workspace = try Workspace()
        try workspace.add(DNGFile(PixelBuffer(width: 64, height: 48, filledWith: [90, 90, 90])).bytes, as: "a/x.dng")
        for name in ["a/x.jpg", "b.jpg"] { try workspace.add(Pictures.jpeg(EXIFBlock(exif: [])), as: name) }
        let result = try workspace.thumbgen("--scale", "1", "--pair", "raw+jpeg")
        #expect(result.ending == .exited(0), "\(result.errorText)")
        #expect((result.outputText + result.errorText).contains("2 photos: 2 thumbnails written"))
        #expect((result.outputText + result.errorText).contains("1 other file passed over"))
        #expect(Set(try workspace.results().manifest.sources) == ["a/x.jpg", "b.jpg"])
    }
}
