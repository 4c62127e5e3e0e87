import Imaging
import TestSupport
import Testing
import ThumbnailModel

@Suite struct EncodingTests {
    private let opaque = PNGFile(.quarters(width: 64, height: 64))
    private let clear = PNGFile(
        PixelBuffer(width: 64, height: 64, bands: 4) { x, _ in x < 32 ? [255, 0, 0, 255] : [9, 9, 9, 0] }
    )

    @Test(arguments: [OutputFormat.jpeg, .png, .webp, .avif, .jxl], [false, true])
    func everyFormatShowsThePicture(format: OutputFormat, progressive: Bool) throws {
        var options = EncodeOptions()
        options.progressive = progressive
        options.effort = 3
        let encoded = try encode(opaque, format, options)
        #expect(encoded.format == format)
        #expect(encoded.size == PixelSize(width: 32, height: 32))
        #expect(!encoded.hasAlpha)
        let read = try metadata(of: encoded.bytes)
        #expect(read.format.rawValue == format.rawValue)
        #expect(read.bitDepth == 8)
        // A decoder of JPEG XL makes a profile up.
        if format != .jxl { #expect(read.profile == nil) }
        if format == .jpeg || format == .png { #expect(read.isProgressive == progressive) }
        let shown = try Rendering(encoded.bytes, into: .pixels(32, 32)).pixels
        for (x, y, colour) in [
            (8, 8, [255, 0, 0]), (24, 8, [0, 255, 0]), (8, 24, [0, 0, 255]), (24, 24, [255, 255, 255]),
        ] {
            #expect(zip(shown[x, y], colour).allSatisfy { abs(Int($0) - $1) <= 30 }, "\(shown[x, y]) in \(format)")
        }
    }

    @Test func losslessLosesNothing() throws {
        var options = EncodeOptions()
        options.lossless = true
        let exact = try Rendering(opaque.bytes, into: .pixels(32, 32)).pixels
        for format in [OutputFormat.png, .webp, .jxl] {
            let encoded = try encode(opaque, format, options)
            #expect(try Rendering(encoded.bytes, into: .pixels(32, 32)).pixels == exact, "\(format)")
        }
    }

    @Test func transparencyIsKeptOrFlattened() throws {
        for format in [OutputFormat.png, .webp, .avif, .jxl] {
            let encoded = try encode(clear, format)
            #expect(encoded.hasAlpha)
            let pixels = try Rendering(encoded.bytes, into: .pixels(32, 32)).pixels
            #expect(pixels.bands == 4 && pixels[4, 16][3] >= 250 && pixels[28, 16][3] <= 5, "\(format)")
        }
        var options = EncodeOptions()
        options.background = Color(red: 10, green: 200, blue: 30)
        options.quality[.jpeg] = 100
        let flat = try encode(clear, .jpeg, options)
        #expect(!flat.hasAlpha)
        let pixel = try Rendering(flat.bytes, into: .pixels(32, 32)).pixels[28, 16]
        #expect(zip(pixel, [10, 200, 30]).allSatisfy { abs(Int($0) - $1) <= 1 }, "\(pixel)")
    }

    /// White unless told otherwise; greys are no matter of chroma and come through a JPEG unchanged.
    @Test(arguments: ["png", "webp"], [nil, 0, 64, 200] as [UInt8?])
    func clearPicturesAreTheirBackgroundInJPEG(source: String, grey: UInt8?) throws {
        var options = EncodeOptions()
        if let grey { options.background = Color(red: grey, green: grey, blue: grey) }
        for hidden in [0, 255] as [UInt8] {
            let picture = PNGFile(PixelBuffer(width: 64, height: 64, filledWith: [hidden, hidden, hidden, 0]))
            let content = try VipsTool.encode(picture, as: source, options: source == "webp" ? "lossless" : "")
            let rendering = try Rendering(content, into: .pixels(32, 32))
            let flat = try ImageEncoder.encode(rendering.resized.pixels, format: .jpeg, options: options)
            let value = grey ?? 255
            let expected = PixelBuffer(width: 32, height: 32, filledWith: [value, value, value])
            #expect(try VipsTool.pixels(of: flat.bytes, named: "a.jpg").largestDifference(from: expected) == 0)
        }
    }

    @Test func automaticKeepsTransparencyElseIsJPEG() throws {
        #expect(try encode(clear, .automatic).format == .png)
        #expect(try encode(opaque, .automatic).format == .jpeg)
        // Only the opaque half shows.
        let rendering = try Rendering(clear.bytes, into: .pixels(8, 64), gravity: .compass(.west))
        #expect(try ImageEncoder.encode(rendering.resized.pixels, format: .automatic).format == .jpeg)
    }

    @Test func qualityAndChromaReachTheFile() throws {
        var options = EncodeOptions()
        let noise = PNGFile(
            PixelBuffer(width: 64, height: 64) { x, y in [UInt8(x * y % 251), UInt8(x * 7 % 256), UInt8(y)] }
        )
        for format in [OutputFormat.jpeg, .webp, .avif, .jxl] {
            options.quality[format] = 20
            let small = try encode(noise, format, options).bytes.count
            options.quality[format] = 95
            #expect(try encode(noise, format, options).bytes.count > small, "\(format)")
        }
        options.quality[.jpeg] = 82
        options.chroma = .on
        let sparse = try encode(noise, .jpeg, options).bytes.count
        options.chroma = .off
        #expect(try encode(noise, .jpeg, options).bytes.count > sparse)
    }

    @Test(arguments: [OutputFormat.jpeg, .png, .webp, .avif, .jxl])
    func metadataStaysBehindUnlessAskedFor(format: OutputFormat) throws {
        var jpeg = try JPEGSegments(VipsTool.encode(PNGFile(.quarters(width: 96, height: 64)), as: "jpg"))
        jpeg.insert(0xFE, Array("a comment of SN123456".utf8))
        jpeg.insert(0xE1, Array("http://ns.adobe.com/xap/1.0/\0<x>SN123456</x>".utf8))
        jpeg.insert(
            EXIFBlock(
                main: [.orientation(6), .artist("Ada"), .copyright("Ada 2024"), .model("Box")],
                exif: [.captured("2024:01:02 03:04:05"), EXIFEntry(0xA431, .ascii("SN123456"))],
                gps: [.latitudeReference("N"), .latitude([(52, 1), (1, 1), (1, 1)])],
                thumbnail: jpeg.bytes
            )
        )
        let rendering = try Rendering(jpeg.bytes, into: .pixels(16, 16))
        // The library writes no metadata into JPEG XL yet.
        for kept in format == .jxl ? [MetadataKept.none] : MetadataKept.allCases {
            var options = EncodeOptions()
            options.keep = kept
            let encoded = try ImageEncoder.encode(
                rendering.resized.pixels,
                format: format,
                options: options,
                metadata: rendering.metadata
            )
            let read = try metadata(of: encoded.bytes)
            #expect(read.orientation == .upright)
            #expect(read.artist == (kept == .none ? nil : "Ada"))
            #expect(read.copyright == (kept == .none ? nil : "Ada 2024"))
            #expect(read.camera == (kept == .all ? "Box" : nil))
            #expect((read.captured != nil) == (kept == .all))
            let text = String(decoding: encoded.bytes, as: UTF8.self)
            #expect(text.contains("SN123456") == (kept == .all))
            if kept == .none { #expect(!text.contains("Exif\0")) }
        }
    }

    private func encode(
        _ picture: PNGFile,
        _ format: OutputFormat,
        _ options: EncodeOptions = EncodeOptions()
    ) throws(ImagingError) -> EncodedImage {
        let rendering = try Rendering(picture.bytes, into: .pixels(32, 32))
        return try ImageEncoder.encode(rendering.resized.pixels, format: format, options: options)
    }
}
