import TestSupport
import Testing

@Suite("Orientation")
struct OrientationTests {
    private static let upright = PixelBuffer.quarters(width: 80, height: 64)

    @Test("a picture looks the same under every tag; those that do not exist mean upright")
    func tags() throws {
        let workspace = try Workspace()
        for tag: UInt16 in Array(1...8) + [0, 9, 255, 65535] {
            let exif = EXIFBlock(main: [.orientation(tag)])
            let stored = Self.upright.stored(under: Int(tag))
            try workspace.add(PNGFile(stored, chunks: [.exif(exif)]).bytes, as: "\(tag).png")
            let options = "Q=100,subsample-mode=off"
            var jpeg = try JPEGSegments(VipsTool.encode(PNGFile(stored), as: "jpg", options: options))
            jpeg.insert(exif)
            try workspace.add(jpeg.bytes, as: "\(tag).jpg")
        }
        // As large as the picture: not a sample changes on the way.
        let result = try workspace.thumbgen("--cell", "80x64", "--scale", "1", "--format", "png")
        #expect(result.ending == .exited(0), "\(result.errorText)")
        let results = try workspace.results()
        #expect(results.pictures.count == 24)
        for (name, pixels) in zip(results.pictureNames, try results.pixels(of: results.pictures)) {
            // The JPEG keeps its plain name, its twin carries `-png`.
            let allowed = name.contains("-png") ? 0 : 2
            #expect(pixels.largestDifference(from: Self.upright) ?? 255 <= allowed, "\(name)")
        }
        #expect(try results.manifest.photos.allSatisfy { $0.width == 80 && $0.height == 64 })
    }

    @Test(
        "a photograph looks the same under every tag",
        .enabled(if: SharedMaterial.path("cases/orientation") != nil, "no orientation examples in ../shared")
    )
    func photograph() throws {
        let workspace = try Workspace()
        let examples = try #require(SharedMaterial.path("cases/orientation"))
        let result = try Program.run(
            ["--cols", "3", "--spacing", "1", "--format", "png"].map { Array($0.utf8) } + [examples, workspace.output]
        )
        #expect(result.ending == .exited(0), "\(result.errorText)")
        let results = try workspace.results()
        for scale in 1...3 {
            let names = (0...8).map { Array("Landscape_\($0)@\(scale)x.png".utf8) }
            let pictures = try results.pixels(of: names)
            for (tag, picture) in pictures.enumerated() {
                #expect(meanDifference(picture, pictures[1]) < 2, "Landscape_\(tag) at \(scale)x")
            }
        }
    }

    private func meanDifference(_ left: PixelBuffer, _ right: PixelBuffer) -> Double {
        var sum = 0
        for index in left.samples.indices { sum += abs(Int(left.samples[index]) - Int(right.samples[index])) }
        return Double(sum) / Double(left.samples.count)
    }
}
