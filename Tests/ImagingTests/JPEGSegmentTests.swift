import Imaging
import TestSupport
import Testing
import ThumbnailModel

/// What may stand before the picture of a JPEG, without end or measure.
@Suite struct JPEGSegmentTests {
    private static let upright = PixelBuffer.quarters(width: 64, height: 48)

    private func picture() throws -> JPEGSegments {
        let png = PNGFile(Self.upright.stored(under: 6))
        var jpeg = try JPEGSegments(VipsTool.encode(png, as: "jpg", options: "Q=98,subsample-mode=off,strip"))
        jpeg.insert(EXIFBlock(main: [.orientation(6)]))
        return jpeg
    }

    /// Also where a preview is looked for among them.
    private func expectUpright(_ content: [UInt8]) throws {
        for source in [PixelSource.full, .preview] {
            var options = DecodeOptions()
            options.source = source
            let pixels = try Rendering(content, into: .pixels(64, 48), decoding: options).pixels
            #expect(pixels.largestDifference(from: Self.upright) ?? 255 <= 12)
        }
    }

    /// Segments of no meaning are passed over one by one.
    @Test(.timeLimit(.minutes(1)), arguments: [(0xE5, "ab"), (0xFE, "comment")] as [(UInt8, String)])
    func manyStrangeSegments(marker: UInt8, payload: String) throws {
        try expectUpright(picture(behind: marker, payload, count: 80_000))
    }

    /// Those that are kept cost libjpeg the square of their number: a few are no matter, too many are refused, also where
    /// stray bytes lie between them.
    @Test(
        .timeLimit(.minutes(1)),
        arguments: [
            (0xE1, "Exif\0\0"), (0xE1, "http://ns.adobe.com/xap/1.0/\0<"), (0xE2, "ICC_PROFILE\0"),
            (0xE2, "MPF\0II*\0"),
            (0xED, "Photoshop 3.0\0"), (0xEE, "ab"),
        ] as [(UInt8, String)]
    )
    func manyBrokenSegments(marker: UInt8, payload: String) throws {
        try expectUpright(picture(behind: marker, payload, count: 2000))
        var many = try picture(behind: marker, payload, count: 80_000)
        #expect(code { () throws(ImagingError) in _ = try metadata(of: many) } == "damaged-header")
        // Behind the first of them: a head is a mark of the format.
        many.insert(contentsOf: [0, 1, 2], at: 6 + payload.utf8.count)
        #expect(code { () throws(ImagingError) in _ = try metadata(of: many) } == "damaged-header")
    }

    private func picture(behind marker: UInt8, _ payload: String, count: Int) throws -> [UInt8] {
        var jpeg = try picture()
        let segment = JPEGSegments.Segment(marker: marker, payload: Array(payload.utf8))
        // Behind the EXIF: of several blocks the first counts.
        jpeg.segments.insert(contentsOf: repeatElement(segment, count: count), at: 1)
        return jpeg.bytes
    }

    @Test(.timeLimit(.minutes(1)))
    func fifteenMegabytesBeforeThePicture() throws {
        var jpeg = try picture()
        let large = JPEGSegments.Segment(marker: 0xE4, payload: Array(repeating: 7, count: 65_533))
        jpeg.segments = Array(repeating: large, count: 240) + jpeg.segments
        try expectUpright(jpeg.bytes)
    }

    /// No segment is shorter than its length; readers go on behind that.
    @Test(.timeLimit(.minutes(1)), arguments: [0, 1] as [UInt8])
    func lengthThatCannotBe(length: UInt8) throws {
        let jpeg = try picture().bytes
        try expectUpright([0xFF, 0xD8, 0xFF, 0xE4, 0, length] + jpeg.dropFirst(2))
    }
}
