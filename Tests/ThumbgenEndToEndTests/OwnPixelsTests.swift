import TestSupport
import Testing

@Suite("Own pixels")
struct OwnPixelsTests {
    private static let count = 400

    /// No two alike, and far enough apart to be told.
    private static func colour(_ number: Int) -> [UInt8] {
        [UInt8(number % 8 * 36), UInt8(number / 8 % 8 * 36), UInt8(number / 64 * 36)]
    }

    @Test("with many jobs every photo's pixels lie under its own name and manifest entry")
    func manyJobs() throws {
        let workspace = try Workspace()
        for number in 0..<Self.count {
            // Sizes differ, so that the photos overtake one another.
            let side = 3 + number * 7 % 90
            try workspace.add(
                Pictures.plain(Self.colour(number), width: side, height: side),
                as: "\(number)/p\(number).png"
            )
        }
        let options = ["--jobs", "16", "--cell", "8x8", "--scale", "1,2", "--format", "png", "--sort", "path"]
        let result = try Program.run(options.map { Array($0.utf8) } + [workspace.input, workspace.output])
        #expect(result.ending == .exited(0), "\(result.errorText)")

        let results = try workspace.results()
        #expect(results.pictures.count == 2 * Self.count)
        let photos = try results.manifest.photos
        #expect(photos.count == Self.count)
        for (index, side) in [8, 16].enumerated() {
            let paths = photos.map { ManifestFile.bytes(of: $0.renditions[index].path) }
            for (photo, pixels) in zip(photos, try results.pixels(of: paths)) {
                let number = try #require(Int(photo.source.drop { $0 != "p" }.dropFirst().dropLast(4)))
                #expect(photo.renditions[index].path == "\(number)/p\(number)@\(index + 1)x.png")
                #expect(pixels == PixelBuffer(width: side, height: side, filledWith: Self.colour(number)), "\(number)")
            }
        }
    }
}
