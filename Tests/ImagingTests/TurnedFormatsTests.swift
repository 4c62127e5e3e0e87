import Imaging
import TestSupport
import Testing
import ThumbnailModel

/// Every turn in every format that carries one, in every way to meet a box.
@Suite struct TurnedFormatsTests {
    /// Not square, and unlike after any turn.
    private static let upright = PixelBuffer.quarters(width: 96, height: 64)

    /// The picture as it is stored under a tag.
    private static func stored(_ tag: Int) -> PixelBuffer {
        let (width, height) = (upright.width, upright.height)
        let isTurned = tag >= 5
        return PixelBuffer(width: isTurned ? height : width, height: isTurned ? width : height) { x, y in
            switch tag {
            case 2: upright[width - 1 - x, y]
            case 3: upright[width - 1 - x, height - 1 - y]
            case 4: upright[x, height - 1 - y]
            case 5: upright[y, x]
            case 6: upright[width - 1 - y, x]
            case 7: upright[width - 1 - y, height - 1 - x]
            case 8: upright[y, height - 1 - x]
            default: upright[x, y]
            }
        }
    }

    private static func jpeg(_ tag: Int) throws -> [UInt8] {
        let options = "Q=98,subsample-mode=off"
        var jpeg = try JPEGSegments(VipsTool.encode(PNGFile(stored(tag)), as: "jpg", options: options))
        jpeg.insert(EXIFBlock(main: [.orientation(UInt16(tag))]))
        return jpeg.bytes
    }

    @Test(arguments: 1...8)
    func tagsOfFiles(tag: Int) throws {
        let stored = Self.stored(tag)
        let png = PNGFile(stored, chunks: [.exif(EXIFBlock(main: [.orientation(UInt16(tag))]))])
        var tiff = TIFFFile(width: stored.width, height: stored.height, bands: 3, .rgb, samples: stored.samples)
        tiff.orientation = UInt16(tag)
        for content in [
            png.bytes, tiff.bytes, try Self.jpeg(tag), try VipsTool.encode(png, as: "webp", options: "lossless"),
        ] {
            try expectUpright(content)
        }
    }

    @Test(.enabled(if: JXLTool.isInstalled, "no cjxl here"), arguments: 1...8)
    func turnsOfJPEGXL(tag: Int) throws {
        try expectUpright(JXLTool.encode(jpeg: Self.jpeg(tag)), within: 48)
    }

    @Test(.enabled(if: HEIFTool.isInstalled, "no heif-enc here"), arguments: [1, 2, 3, 4, 6, 8], [false, true])
    func turnsOfTheContainer(tag: Int, isAVIF: Bool) throws {
        let encoded = try HEIFTool.encode(PNGFile(Self.stored(tag)), asAVIF: isAVIF)
        try expectUpright(HEIFFile(encoded, turned: tag).bytes)
    }

    private func expectUpright(_ content: [UInt8], within most: Int = 12) throws {
        for mode in [ResizeMode.fill, .fit, .pad] {
            // As wide as the picture, and as high, so that the shown part is known: all of it, or its middle.
            let box = mode == .fill ? (48, 64) : mode == .fit ? (96, 96) : (96, 72)
            let rendering = try Rendering(content, into: .pixels(box.0, box.1), mode: mode)
            #expect(rendering.metadata.uprightSize == PixelSize(width: 96, height: 64))
            let pixels = try rendering.pixels
            let expected = PixelBuffer(width: box.0, height: mode == .fit ? 64 : box.1) { x, y in
                let left = mode == .fill ? 24 : 0
                let top = mode == .pad ? 4 : 0
                return (0..<64).contains(y - top) ? Self.upright[x + left, y - top] : [255, 255, 255]
            }
            let distance = pixels.largestDifference(from: expected)
            #expect(distance ?? 255 <= most, "\(rendering.metadata.format) \(mode): \(distance as Int?)")
        }
    }
}
