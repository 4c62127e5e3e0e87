import Imaging
import TestSupport
import Testing
import ThumbnailModel

@Suite struct ImageFormatTests {
    @Test(
        arguments: [
            ([0xFF, 0xD8, 0xFF, 0xE0], ImageFormat.jpeg),
            ([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], .png),
            (Array("RIFF\u{1}\u{1}\u{1}\u{1}WEBPVP8 ".utf8), .webp),
            (Array("GIF89a".utf8), .gif), (Array("GIF87a".utf8), .gif),
            ([0, 0, 0, 24] + "ftypheic".utf8 + [0, 0, 0, 0] + "mif1heic".utf8, .heic),
            ([0, 0, 0, 24] + "ftypmif1".utf8 + [0, 0, 0, 0] + "mif1heic".utf8, .heic),
            ([0, 0, 0, 24] + "ftypavif".utf8 + [0, 0, 0, 0] + "mif1miaf".utf8, .avif),
            ([0, 0, 0, 24] + "ftypmif1".utf8 + [0, 0, 0, 0] + "mif1avif".utf8, .avif),
            ([0x49, 0x49, 0x2A, 0], .tiff), ([0x4D, 0x4D, 0, 0x2A], .tiff), ([0x4D, 0x4D, 0, 0x2B], .tiff),
            ([0xFF, 0x0A], .jxl),
            ([0, 0, 0, 12] + "JXL ".utf8 + [0x0D, 0x0A, 0x87, 0x0A], .jxl),
            ([0, 0, 0, 12] + "jP  ".utf8 + [0x0D, 0x0A, 0x87, 0x0A], .jp2),
            (Array("%PDF-1.4".utf8), .pdf),
            (Array("<?xml version=\"1.0\"?>\n<!-- drawn -->\n<svg xmlns=\"x\">".utf8), .svg),
        ] as [([UInt8], ImageFormat)]
    )
    func contentTellsTheFormat(content: [UInt8], format: ImageFormat) {
        #expect(content.withUnsafeBytes { ImageFormat(content: $0) } == format)
    }

    @Test(arguments: [
        "<!DOCTYPE html><html><svg></svg></html>", "just text", "P6 2 2 255 ", "3 2\n1 2 3\n4 5 6\n", "%!PS-Adobe-3.0",
        "push graphic-context", "8BPS", "", "\u{0}", "GIF8", "RIFF....WAVE",
    ])
    func otherContentHasNone(text: String) {
        #expect(Array(text.utf8).withUnsafeBytes { ImageFormat(content: $0) } == nil)
    }

    @Test(arguments: [
        ("jpg", ImageFormat.jpeg), ("png", .png), ("webp", .webp), ("gif", .gif), ("tif", .tiff), ("heic", .heic),
        ("avif", .avif), ("jxl", .jxl),
    ])
    func everyReadFormatGivesItsPixels(suffix: String, format: ImageFormat) throws {
        let content = try VipsTool.encode(PNGFile(.quarters(width: 64, height: 64)), as: suffix)
        let rendering = try Rendering(content, into: .pixels(32, 32))
        #expect(rendering.metadata.format == format)
        #expect(rendering.metadata.storedSize == PixelSize(width: 64, height: 64))
        let pixels = try rendering.pixels
        for (place, colour) in [((8, 8), [255, 0, 0]), ((24, 8), [0, 255, 0]), ((8, 24), [0, 0, 255])] {
            let found = pixels[place.0, place.1].map(Int.init)
            #expect(zip(found, colour).allSatisfy { abs($0 - $1) <= 6 }, "\(found) instead of \(colour)")
        }
    }

    @Test func formatsOfStrangersAreRefused() throws {
        let svg = Array("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>".utf8)
        #expect(code { () throws(ImagingError) in _ = try metadata(of: svg) } == "unsupported-format")
        #expect(
            code { () throws(ImagingError) in _ = try metadata(of: Array("3 2\n1 2 3\n4 5 6".utf8)) } == "not-an-image"
        )
    }
}
