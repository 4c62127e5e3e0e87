import Imaging
import TestSupport
import Testing
import ThumbnailModel

@Suite struct SaliencyTests {
    /// A grey field with a coloured, detailed patch near its right end.
    private static let picture = PNGFile(
        PixelBuffer(width: 600, height: 200) { x, y in
            guard (440..<560).contains(x), (40..<160).contains(y) else { return [120, 120, 120] }
            return (x / 12 + y / 12) % 2 == 0 ? [250, 160, 130] : [90, 20, 10]
        }
    )

    @Test(arguments: [Gravity.attention, .entropy])
    func cropMovesToWhatIsWorthSeeing(gravity: Gravity) throws {
        let rendering = try Rendering(SaliencyTests.picture.bytes, into: .pixels(50, 50), gravity: gravity)
        let region = rendering.resized.region
        #expect(region.width == 200)
        #expect(region.x <= 440 && region.x + region.width >= 560, "\(region)")
        #expect(region.x >= 0 && region.x + region.width <= 600)
        // The pixels are those of the region that is given back.
        let pixels = try rendering.pixels
        let column = Int((440 - region.x) / 4)
        try #require((3..<47).contains(column))
        #expect(abs(Int(pixels[column - 3, 25][0]) - 120) < 20)
        #expect(abs(Int(pixels[column + 2, 25][1]) - 120) > 20)
    }

    @Test func placeIsTheSameForEverySize() throws {
        let regions = try [30, 60, 129].map { length in
            try Rendering(SaliencyTests.picture.bytes, into: .pixels(length, length), gravity: .attention).resized
                .region
        }
        #expect(Set(regions.map { $0.x.rounded() }).count == 1, "\(regions)")
    }

    @Test func placeIsSoughtWithinTheCrop() throws {
        var options = ResizeOptions()
        options.crop = Rect(x: 0, y: 0, width: 0.5, height: 1)
        let rendering = try Rendering(
            SaliencyTests.picture.bytes,
            into: .pixels(50, 50),
            gravity: .attention,
            resizing: options
        )
        #expect(rendering.resized.region.x + rendering.resized.region.width <= 300)
    }
}
