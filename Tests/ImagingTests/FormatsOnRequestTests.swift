import Imaging
import TestSupport
import Testing
import ThumbnailModel

@Suite struct FormatsOnRequestTests {
    private static let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">
        <rect width="10" height="10" fill="#c85028"/><rect x="10" width="10" height="10" fill="blue"/></svg>
        """

    private func rendering(_ content: [UInt8], _ width: Int, _ height: Int) throws(ImagingError) -> Rendering {
        try Rendering(content, into: .pixels(width, height), mode: .fit, allowing: [.svg, .pdf, .jp2])
    }

    @Test func nothingIsReadUnasked() throws {
        for content in [Array(Self.svg.utf8), PDFFile(pages: ["1 0 0"]).bytes] {
            let code = code { () throws(ImagingError) in _ = try Rendering(content, into: .pixels(8, 8)) }
            #expect(code == "unsupported-format")
        }
    }

    /// Enlarged pixels would be blurred where the colours meet; a drawing is sharp at any size.
    @Test(arguments: [5, 20, 400])
    func drawingIsDrawnAtTheSizeOfTheRendition(width: Int) throws {
        let content = Array(Self.svg.utf8)
        let rendering = try Rendering(
            content,
            into: .pixels(width * 2, width),
            mode: .stretch,
            allowing: [.svg]
        )
        #expect(rendering.metadata.storedSize == PixelSize(width: 20, height: 10))
        let pixels = try rendering.pixels
        #expect((pixels.width, pixels.height) == (width * 2, width))
        #expect(!rendering.resized.isEnlarged)
        for x in 0..<width - 4 { #expect(pixels[x, width / 2] == [200, 80, 40]) }
        for x in width + 4..<width * 2 { #expect(pixels[x, width / 2] == [0, 0, 255]) }
    }

    @Test func drawingWithoutAFillIsClear() throws {
        let content = Array("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>".utf8)
        #expect(try rendering(content, 3, 3).pixels[1, 1] == [0, 0, 0, 0])
    }

    /// Drawn at its own size it would have ten thousand million pixels.
    @Test(.timeLimit(.minutes(1)))
    func hugeDrawingIsDrawnSmall() throws {
        let content = """
            <svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000">
            <rect width="100%" height="100%" fill="red"/></svg>
            """
        let rendering = try rendering(Array(content.utf8), 40, 40)
        #expect(try rendering.pixels == PixelBuffer(width: 40, height: 40, filledWith: [255, 0, 0]))
        #expect(rendering.decoded.pixels.size.area < 200 * 200)
    }

    @Test func drawnPixelsAreLimited() throws {
        var options = DecodeOptions()
        options.maxPixels = 5000
        let rendering = try Rendering(
            Array(Self.svg.utf8),
            into: .pixels(400, 200),
            decoding: options,
            allowing: [.svg]
        )
        #expect(rendering.decoded.pixels.size == PixelSize(width: 100, height: 50))
        #expect(rendering.resized.isEnlarged)
    }

    @Test func firstPageIsShown() throws {
        let rendering = try rendering(PDFFile(pages: ["1 0 0", "0 0 1"]).bytes, 30, 30)
        #expect(rendering.metadata.format == .pdf)
        #expect(try rendering.pixels[15, 15] == [255, 0, 0])
    }

    @Test func jpeg2000GivesItsPixels() throws {
        let content = try VipsTool.encode(PNGFile(.quarters(width: 64, height: 64)), as: "jp2", options: "lossless")
        let rendering = try rendering(content, 64, 64)
        #expect(rendering.metadata.format == .jp2)
        #expect(try rendering.pixels == .quarters(width: 64, height: 64))
    }
}
