import Imaging
import TestSupport
import Testing
import ThumbnailModel

@Suite struct TruncationTests {
    /// Much detail, so that every row takes bytes.
    private static let noise = PixelBuffer(width: 240, height: 320) { x, y in
        let value = UInt8(truncatingIfNeeded: (x &* 73_856_093) ^ (y &* 19_349_663) >> 3)
        return [value, value &+ UInt8(truncatingIfNeeded: x), value &- UInt8(truncatingIfNeeded: y)]
    }

    private func jpeg(_ options: String = "") throws -> JPEGSegments {
        try JPEGSegments(VipsTool.encode(PNGFile(TruncationTests.noise), as: "jpg", options: options))
    }

    @Test(arguments: ["", "interlace"], [0.1, 0.3, 0.5])
    func halfAJPEGFailsWithAndWithoutAnEndMarker(options: String, part: Double) throws {
        var half = try jpeg(options)
        half.cutScans(to: part)
        #expect(failure(half.bytes) == "truncated")
        #expect(failure(half.bytes + [0xFF, 0xD9]) == "truncated")
        #expect(failure(half.bytes, .error) == "truncated")
        #expect(failure(half.bytes, .none) == nil)
    }

    /// What is shown ends above what is missing; the photo is not whole all the same.
    @Test func whatIsShownDoesNotMatter() throws {
        var cut = try jpeg()
        cut.cutScans(to: 0.9)
        #expect(failure(cut.bytes, gravity: .compass(.north)) == "truncated")
        let png = PNGFile(TruncationTests.noise).bytes
        #expect(failure(Array(png.prefix(png.count * 9 / 10)), gravity: .compass(.north)) == "truncated")
        // Twelve bytes: the chunk that says that nothing follows.
        #expect(failure(Array(png.dropLast(12)), gravity: .compass(.north)) == nil)
    }

    @Test(arguments: ["", "interlace"])
    func missingEndMarkerIsNoFailure(options: String) throws {
        var jpeg = try jpeg(options)
        let whole = try Rendering(jpeg.bytes, into: .pixels(60, 60)).pixels
        jpeg.removeEndOfImage()
        #expect(try Rendering(jpeg.bytes, into: .pixels(60, 60)).pixels == whole)
    }

    @Test func strayBytesAreNoFailureButAWarning() throws {
        var jpeg = try jpeg()
        let whole = try Rendering(jpeg.bytes, into: .pixels(60, 60)).pixels
        jpeg.removeEndOfImage()
        jpeg.scans += [0x12, 0x34, 0x56, 0xFF, 0xD9]
        #expect(try Rendering(jpeg.bytes, into: .pixels(60, 60)).pixels == whole)
        // Between header segments, where some cameras leave them.
        var camera = try self.jpeg()
        camera.insert(0xE4, [1, 2, 3])
        var bytes = camera.bytes
        bytes.insert(contentsOf: [0, 0, 0], at: 9)
        #expect(try Rendering(bytes, into: .pixels(60, 60)).pixels == whole)
        #expect(failure(bytes, .warning) == "damaged")
    }

    /// All bytes are there, and not those that were written.
    @Test func wrongChecksumsAreDamage() throws {
        var file = PNGFile(TruncationTests.noise)
        file.chunkLength = 65_536
        let whole = file.bytes
        #expect(failure(whole) == nil)
        // That of the header, and that of the first part of the pixels.
        for (place, code) in [(30, "damaged-header"), (33 + 8 + 65_536, "damaged")] {
            var png = whole
            png[place] ^= 0xFF
            #expect(failure(png) == code)
        }
    }

    @Test(arguments: ["png", "webp", "avif", "heic"])
    func halfOfOtherFormatsFails(format: String) throws {
        let content = try VipsTool.encode(PNGFile(TruncationTests.noise), as: format)
        #expect(failure(content) == nil)
        #expect(failure(Array(content.prefix(content.count / 2))) == "truncated")
    }

    private func failure(
        _ content: [UInt8],
        _ failOn: FailureThreshold = .truncated,
        gravity: Gravity = .centre
    ) -> String? {
        var options = DecodeOptions()
        options.failOn = failOn
        return code { () throws(ImagingError) in
            _ = try Rendering(content, into: .pixels(60, 60), gravity: gravity, decoding: options)
        }
    }
}
