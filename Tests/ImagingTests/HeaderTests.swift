import Imaging
import TestSupport
import Testing
import ThumbnailModel

@Suite struct HeaderTests {
    private let picture = PNGFile(.ramp(width: 40, height: 30))

    @Test func progressiveIsTold() throws {
        #expect(try metadata(of: VipsTool.encode(picture, as: "jpg", options: "interlace")).isProgressive)
        #expect(try !metadata(of: VipsTool.encode(picture, as: "jpg")).isProgressive)
        #expect(try metadata(of: VipsTool.encode(picture, as: "png", options: "interlace")).isProgressive)
        #expect(try !metadata(of: picture.bytes).isProgressive)
    }

    @Test func channelsAndDepthAreThoseOfTheFile() throws {
        let deep = try metadata(
            of: PNGFile(width: 2, height: 2, bands: 4, sixteenBit: Array(repeating: 9, count: 16)).bytes
        )
        #expect(deep.bitDepth == 16)
        #expect(deep.bands == 4)
        #expect(deep.hasAlpha)
        let grey = try metadata(of: PNGFile(PixelBuffer(width: 2, height: 2, filledWith: [7])).bytes)
        #expect(grey.bitDepth == 8)
        #expect(grey.bands == 1)
        #expect(!grey.hasAlpha)
    }

    @Test func profileGoesByItsName() throws {
        #expect(try metadata(of: picture.bytes).profile == nil)
        let tagged = try VipsTool.encode(picture, as: "jpg", options: "profile=srgb")
        #expect(try metadata(of: tagged).profile?.contains("sRGB") == true)
    }

    @Test func declaredPixelsAreLimitedBeforeAnyAreRead() throws {
        var content = picture.bytes
        // The width and height in IHDR, with the checksum that makes it a right one.
        content.replaceSubrange(16..<24, with: [0, 3, 0x6E, 0xE8, 0, 3, 0x6E, 0xE8])
        content.replaceSubrange(29..<33, with: [0x4A, 0xF1, 0x60, 0xBA])
        let huge = try metadata(of: content)
        #expect(huge.storedSize == PixelSize(width: 225_000, height: 225_000))
        #expect(code { () throws(ImagingError) in try huge.check(maxPixels: 268_000_000) } == "too-many-pixels")
        #expect(
            code { () throws(ImagingError) in _ = try Rendering(content, into: .pixels(8, 8)) } == "too-many-pixels"
        )
        #expect(code { () throws(ImagingError) in try huge.check(maxPixels: 225_000 * 225_000) } == nil)
    }

    @Test func damagedHeaderIsNamed() {
        let content: [UInt8] = [0xFF, 0xD8, 0xFF, 0xD9]
        #expect(code { () throws(ImagingError) in _ = try metadata(of: content) } == "damaged-header")
    }
}
