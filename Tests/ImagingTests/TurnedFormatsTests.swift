import Imaging
import TestSupport
import Testing
import ThumbnailModel

/// Every turn in every format that carries one, in every way to meet a box.
@Suite struct TurnedFormatsTests {
    /// Not square, and unlike after any turn.
    private static let upright = PixelBuffer.quarters(width: 96, height: 64)

    private static func jpeg(_ tag: Int) throws -> [UInt8] {
        let options = "Q=98,subsample-mode=off"
        var jpeg = try JPEGSegments(VipsTool.encode(PNGFile(upright.stored(under: tag)), as: "jpg", options: options))
        jpeg.insert(EXIFBlock(main: [.orientation(UInt16(tag))]))
        return jpeg.bytes
    }

    @Test(arguments: 1...8)
    func tagsOfFiles(tag: Int) throws {
        let stored = Self.upright.stored(under: tag)
        let png = PNGFile(stored, chunks: [.exif(EXIFBlock(main: [.orientation(UInt16(tag))]))])
        var tiff = TIFFFile(width: stored.width, height: stored.height, bands: 3, .rgb, samples: stored.samples)
        tiff.orientation = UInt16(tag)
        let webP = try VipsTool.encode(png, as: "webp", options: "lossless")
        for content in [png.bytes, tiff.bytes, webP] { try expectUpright(content, within: 0) }
        try expectUpright(Self.jpeg(tag))
    }

    @Test(.enabled(if: JXLTool.isInstalled, "no cjxl here"), arguments: 1...8)
    func turnsOfJPEGXL(tag: Int) throws {
        try expectUpright(JXLTool.encode(jpeg: Self.jpeg(tag)))
    }

    @Test(.enabled(if: HEIFTool.isInstalled, "no heif-enc here"), arguments: 1...8, [false, true])
    func turnsOfTheContainer(tag: Int, isAVIF: Bool) throws {
        let encoded = try HEIFTool.encode(PNGFile(Self.upright.stored(under: tag)), asAVIF: isAVIF)
        try expectUpright(HEIFFile(encoded, turned: tag).bytes)
    }

    /// Phones write the turn into EXIF as well; the container has turned the picture already.
    @Test(.enabled(if: HEIFTool.isInstalled, "no heif-enc here"), arguments: ["heic", "avif"])
    func turnsOfTheContainerAreNotRepeated(suffix: String) throws {
        let encoded = try HEIFTool.encode(PNGFile(Self.upright.stored(under: 6)), asAVIF: suffix == "avif")
        let folder = try TemporaryFolder()
        let path = try folder.write(HEIFFile(encoded, turned: 6).bytes, to: "a.\(suffix)")
        try ExifTool.write(["-IFD0:Orientation#=6", "-IFD0:Model=Box"], to: path)
        let content = try File.read(path)
        #expect(try metadata(of: content).camera == "Box")
        try expectUpright(content)
    }

    /// Mirrored first, a quarter turn makes the orientation of the other diagonal.
    @Test(.enabled(if: HEIFTool.isInstalled, "no heif-enc here"), arguments: [(5, 1), (7, 3)], [false, true])
    func transformsOfTheContainerHaveAnOrder(_ turn: (tag: Int, quarters: UInt8), isAVIF: Bool) throws {
        let encoded = try HEIFTool.encode(PNGFile(Self.upright.stored(under: turn.tag)), asAVIF: isAVIF)
        let file = try HEIFFile(encoded, transforms: [.mirror(isAcross: true), .turn(turn.quarters)])
        try expectUpright(file.bytes)
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
