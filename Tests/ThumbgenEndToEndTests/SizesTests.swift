import TestSupport
import Testing

@Suite("Sizes")
struct SizesTests {
    /// 390 points, 3 columns, 1 point between them: 129.33 points, so many whole pixels.
    private static let cells = ["@1x.jpg": 129, "@2x.jpg": 258, "@3x.jpg": 388]

    @Test("cells are exact, whatever the size of the source")
    func anySource() throws {
        let workspace = try Workspace()
        let sources = [(1, 1), (1, 2000), (2000, 1), (65000, 2), (30, 20), (129, 129), (387, 389), (641, 479)]
        for (width, height) in sources {
            let pixels = PixelBuffer(
                width: width,
                height: height,
                bands: 1,
                samples: Array(repeating: 90, count: width * height)
            )
            try workspace.add(PNGFile(pixels).bytes, as: "\(width)x\(height).png")
        }
        let quarters = PNGFile(.quarters(width: 4, height: 3))
        try workspace.add(VipsTool.encode(quarters, as: "jpg", zoom: 1008), as: "4032x3024.jpg")
        try workspace.add(VipsTool.encode(quarters, as: "jpg", options: "interlace", zoom: 333), as: "progressive.jpg")

        let result = try workspace.thumbgen("--cols", "3", "--spacing", "1")
        #expect(result.ending == .exited(0), "\(result.errorText)")
        let results = try workspace.results()
        #expect(results.pictures.count == 3 * (sources.count + 2))
        try expectCells(in: results)
    }

    @Test("only a source that is smaller than its cell counts as enlarged")
    func enlarged() throws {
        let workspace = try Workspace()
        try workspace.add(Pictures.plain([9, 9, 9], width: 200, height: 200), as: "a.png")
        let result = try workspace.thumbgen()
        #expect(result.errorText.contains("1 smaller than the 3x cell (388x388)"))
        let renditions = try workspace.results().manifest.photos.flatMap(\.renditions)
        #expect(renditions.map(\.scale) == [1, 2, 3])
        #expect(renditions.map(\.enlarged) == [false, true, true])
    }

    @Test(
        "photos of cameras come out exact",
        .enabled(if: SharedMaterial.path("photos") != nil, "no photos in ../shared")
    )
    func cameraPhotos() throws {
        let folders = ["photos", "cases/orientation"].compactMap(SharedMaterial.path)
        let workspace = try Workspace()
        let result = try Program.run(folders + [workspace.output])
        #expect(result.ending == .exited(0), "\(result.errorText)")
        let results = try workspace.results()
        let photos = try folders.map { try FileTree($0).files.count }.reduce(0, +)
        #expect(results.pictures.count == 3 * photos)
        try expectCells(in: results)
    }

    private func expectCells(in results: Results) throws {
        for name in results.pictureNames {
            let side = try #require(Self.cells[String(name.suffix(7))])
            #expect(PictureSize(jpeg: try results.read(name)) == PictureSize(side, side), "\(name)")
        }
        for rendition in try results.manifest.photos.flatMap(\.renditions) {
            let side = Self.cells[String(rendition.path.suffix(7))]
            #expect([rendition.width, rendition.height] == [side, side])
            #expect(try results.read(rendition.path).count == rendition.bytes)
        }
    }
}
