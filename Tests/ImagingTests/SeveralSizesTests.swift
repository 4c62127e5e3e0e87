import Imaging
import TestSupport
import Testing
import ThumbnailModel

@Suite("Several sizes of one picture")
struct SeveralSizesTests {
    /// A picture whose brightness tells the place: from 0 at the left to 255 at the right.
    private func ramp() throws -> DecodedImage {
        try ImagingLibrary.start(concurrency: 1)
        let samples = (0..<512).flatMap { _ in (0..<512).flatMap { x in [UInt8](repeating: UInt8(x / 2), count: 3) } }
        return DecodedImage(try PixelImage(size: PixelSize(width: 512, height: 512), bands: 3, samples: samples))
    }

    private func geometry(_ side: Int, crop: Rect? = nil) -> RenditionGeometry {
        RenditionGeometry(
            source: PixelSize(width: 512, height: 512),
            box: .pixels(side, side),
            mode: .fill,
            crop: crop
        )
    }

    @Test("come in the order asked for, and show the same places as alone")
    func sameAsAlone() throws {
        let image = try ramp()
        let geometries = [geometry(64), geometry(256), geometry(100), geometry(200)]
        let together = try ImageResizer.resize(image, geometries)
        #expect(together.map(\.pixels.size.width) == [64, 256, 100, 200])
        for (geometry, resized) in zip(geometries, together) {
            let alone = try ImageResizer.resize(image, geometry).pixels.samples()
            let differences = zip(try resized.pixels.samples(), alone).map { abs(Int($0) - Int($1)) }
            #expect(differences.max() ?? 255 <= 2)
        }
    }

    @Test("a part that a larger rendition does not show is read from the picture")
    func otherParts() throws {
        let image = try ramp()
        let left = geometry(200, crop: Rect(x: 0, y: 0, width: 0.5, height: 0.5))
        let right = geometry(50, crop: Rect(x: 0.5, y: 0.5, width: 0.5, height: 0.5))
        let samples = try ImageResizer.resize(image, [left, right])[1].pixels.samples()
        #expect(samples.min() ?? 0 >= 127)
        #expect(samples.max() ?? 0 >= 253)
    }
}
