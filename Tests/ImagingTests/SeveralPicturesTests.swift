import Imaging
import TestSupport
import Testing
import ThumbnailModel

/// Of pictures that move or have pages, the first one shows, on all of its canvas; of a HEIC the primary one.
@Suite struct SeveralPicturesTests {
    private static let red: [UInt8] = [255, 0, 0]
    private static let green: [UInt8] = [0, 255, 0]

    /// A red rectangle, eight by six at the place four by two, on a clear canvas of twenty by ten.
    private static let expected = PixelBuffer(width: 20, height: 10, bands: 4) { x, y in
        (4..<12).contains(x) && (2..<8).contains(y) ? red + [255] : [0, 0, 0, 0]
    }

    private func expectFirst(_ content: [UInt8]) throws {
        let rendering = try Rendering(content, into: .pixels(20, 10))
        #expect(rendering.metadata.storedSize == PixelSize(width: 20, height: 10))
        #expect(try rendering.pixels == Self.expected)
        // Shrunk by half it lies on whole pixels as well; a crop cannot reach another frame.
        let small = try Rendering(content, into: .pixels(10, 5)).pixels
        #expect([0, 4, 9].map { small[$0, 2][3] } == [0, 255, 0])
        #expect(!small.samples.enumerated().contains { $0.offset % 4 == 1 && $0.element > 0 })
    }

    @Test func firstFrameOfGIF() throws {
        let frames = [
            GIFFile.Frame(x: 4, y: 2, width: 8, height: 6, colour: Self.red),
            GIFFile.Frame(x: 0, y: 0, width: 20, height: 10, colour: Self.green),
        ]
        try expectFirst(GIFFile(width: 20, height: 10, frames: frames).bytes)
    }

    @Test func firstFrameOfWebP() throws {
        func still(_ width: Int, _ height: Int, _ colour: [UInt8]) throws -> [UInt8] {
            let picture = PNGFile(PixelBuffer(width: width, height: height, filledWith: colour))
            return try VipsTool.encode(picture, as: "webp", options: "lossless,strip")
        }
        let frames = [
            WebPAnimation.Frame(x: 4, y: 2, width: 8, height: 6, still: try still(8, 6, Self.red)),
            WebPAnimation.Frame(x: 0, y: 0, width: 20, height: 10, still: try still(20, 10, Self.green)),
        ]
        try expectFirst(WebPAnimation(width: 20, height: 10, frames: frames).bytes)
    }

    /// The default image, whether it belongs to the animation or only stands for it.
    @Test(arguments: [true, false])
    func defaultImageOfPNG(isFirstFrame: Bool) throws {
        let red = PNGFile(PixelBuffer(width: 20, height: 10, filledWith: Self.red))
        let green = PNGFile(PixelBuffer(width: 20, height: 10, filledWith: Self.green))
        let rendering = try Rendering(red.animated(with: green, isFirstFrame: isFirstFrame).bytes, into: .pixels(10, 5))
        #expect(rendering.metadata.storedSize == PixelSize(width: 20, height: 10))
        #expect(try rendering.pixels == PixelBuffer(width: 10, height: 5, filledWith: Self.red))
    }

    @Test func firstPageOfTIFF() throws {
        let pages = [(Self.red, 4, 3), (Self.green, 40, 30)].map { colour, width, height in
            let pixels = PixelBuffer(width: width, height: height, filledWith: colour)
            return TIFFFile(width: width, height: height, bands: 3, .rgb, samples: pixels.samples)
        }
        let rendering = try Rendering(TIFFFile.bytes(ofPages: pages), into: .pixels(4, 3))
        #expect(rendering.metadata.storedSize == PixelSize(width: 4, height: 3))
        #expect(try rendering.pixels == PixelBuffer(width: 4, height: 3, filledWith: Self.red))
    }

    @Test(.enabled(if: HEIFTool.isInstalled, "no heif-enc here"), arguments: [UInt8(1), 2])
    func primaryPictureOfHEIC(number: UInt8) throws {
        var content = try HEIFTool.encode([
            PNGFile(PixelBuffer(width: 96, height: 64, filledWith: Self.red)),
            PNGFile(PixelBuffer(width: 64, height: 80, filledWith: Self.green)),
        ])
        let mark = Array("pitm".utf8)
        let place = try #require(content.indices.first { content[$0...].starts(with: mark) })
        content[place + 9] = number
        let rendering = try Rendering(content, into: .pixels(8, 8))
        let size = number == 1 ? PixelSize(width: 96, height: 64) : PixelSize(width: 64, height: 80)
        #expect(rendering.metadata.storedSize == size)
        let expected = PixelBuffer(width: 8, height: 8, filledWith: number == 1 ? Self.red : Self.green)
        #expect(try rendering.pixels.largestDifference(from: expected) ?? 255 <= 3)
    }
}
