import Imaging
import TestSupport
import Testing
import ThumbnailModel

@Suite struct ColourTests {
    @Test(arguments: [[200, 80, 40], [128, 128, 128], [55, 55, 55], [1, 254, 3]] as [[UInt8]], ["png", "tif"])
    func untaggedPixelsDoNotMove(colour: [UInt8], format: String) throws {
        let source = PNGFile(PixelBuffer(width: 40, height: 40, filledWith: colour))
        let content = try VipsTool.encode(source, as: format)
        let pixels = try Rendering(content, into: .pixels(10, 10)).pixels
        #expect(pixels == PixelBuffer(width: 10, height: 10, filledWith: colour))
    }

    @Test func sRGBProfileMovesNothing() throws {
        let source = PNGFile(.ramp(width: 32, height: 32))
        let tagged = try VipsTool.encode(source, as: "png", options: "profile=srgb")
        let moved = try Rendering(tagged, into: .pixels(32, 32)).pixels.largestDifference(
            from: .ramp(width: 32, height: 32)
        )
        #expect(moved == 0)
    }

    @Test func widerProfileIsConverted() throws {
        let source = PNGFile(PixelBuffer(width: 16, height: 16, filledWith: [200, 80, 40]))
        let tagged = try VipsTool.encode(source, as: "png", options: "profile=p3")
        let pixel = try Rendering(tagged, into: .pixels(4, 4)).pixels[1, 1]
        #expect(zip(pixel, [215, 71, 17]).allSatisfy { abs(Int($0) - $1) <= 3 }, "\(pixel)")
        var keeping = DecodeOptions()
        keeping.gamut = .keep
        let kept = try Rendering(tagged, into: .pixels(4, 4), decoding: keeping)
        #expect(try kept.pixels[1, 1] == [200, 80, 40])
        for format in [OutputFormat.jpeg, .png, .webp, .avif] {
            let wide = try ImageEncoder.encode(kept.resized.pixels, format: format)
            #expect(try metadata(of: wide.bytes).profile == metadata(of: tagged).profile)
            let plain = try ImageEncoder.encode(Rendering(tagged, into: .pixels(4, 4)).resized.pixels, format: format)
            #expect(try metadata(of: plain.bytes).profile == nil)
        }
    }

    @Test(arguments: [UInt8(0), 55, 128, 255])
    func greyStaysNeutral(value: UInt8) throws {
        let source = PNGFile(PixelBuffer(width: 32, height: 32, filledWith: [value]))
        #expect(try Rendering(source.bytes, into: .pixels(8, 8)).pixels[3, 3] == [value, value, value])
    }

    /// The profile has three channels and the picture one: it cannot be meant.
    @Test func profileOfOtherChannelsIsIgnored() throws {
        let rgb = try JPEGSegments(
            VipsTool.encode(PNGFile(.ramp(width: 8, height: 8)), as: "jpg", options: "profile=srgb")
        )
        let grey = PNGFile(PixelBuffer(width: 32, height: 32, filledWith: [128]))
        var jpeg = try JPEGSegments(VipsTool.encode(grey, as: "jpg"))
        let profiles = rgb.segments.filter { $0.marker == 0xE2 }
        #expect(!profiles.isEmpty)
        for profile in profiles.reversed() { jpeg.insert(profile.marker, profile.payload) }
        #expect(try Rendering(jpeg.bytes, into: .pixels(8, 8)).pixels[3, 3] == [128, 128, 128])
    }

    @Test func damagedProfileIsIgnored() throws {
        var profile = [UInt8](repeating: 0, count: 132)
        profile.replaceSubrange(16..<20, with: Array("RGB ".utf8))
        profile.replaceSubrange(36..<40, with: Array("acsp".utf8))
        let picture = PNGFile(PixelBuffer(width: 8, height: 8, filledWith: [200, 80, 40]), chunks: [.profile(profile)])
        let rendering = try Rendering(picture.bytes, into: .pixels(4, 4))
        #expect(try rendering.pixels[1, 1] == [200, 80, 40])
        #expect(try metadata(of: ImageEncoder.encode(rendering.resized.pixels, format: .png).bytes).profile == nil)
    }

    @Test func sixteenBitsAreHalved() throws {
        let samples = (0..<64).flatMap { _ in [0x8000, 0x4000, 0xC000] as [UInt16] }
        let content = PNGFile(width: 8, height: 8, bands: 3, sixteenBit: samples).bytes
        #expect(try Rendering(content, into: .pixels(4, 4)).pixels[1, 1] == [128, 64, 192])
        let clear = (0..<64).flatMap { _ in [0x8000, 0x4000, 0xC000, 0x8000] as [UInt16] }
        let withAlpha = PNGFile(width: 8, height: 8, bands: 4, sixteenBit: clear).bytes
        let pixel = try Rendering(withAlpha, into: .pixels(4, 4)).pixels[1, 1]
        #expect(zip(pixel, [128, 64, 192, 128]).allSatisfy { abs(Int($0) - $1) <= 1 }, "\(pixel)")
    }

    @Test func oneBitIsBlackAndWhite() throws {
        let content = PNGFile(width: 16, height: 8) { x, _ in x < 8 }.bytes
        let pixels = try Rendering(content, into: .pixels(16, 8)).pixels
        #expect(pixels[0, 0] == [255, 255, 255])
        #expect(pixels[15, 0] == [0, 0, 0])
    }

    @Test func printColoursComeOutRed() throws {
        let folder = try TemporaryFolder()
        let red = PNGFile(PixelBuffer(width: 32, height: 32, filledWith: [180, 60, 50]))
        try folder.write(red.bytes, to: "red.png")
        let tool = Array("vips".utf8)
        // With its profile embedded, and without any.
        for (name, options) in [
            ("red.jpg", "Q=95"), ("bare.jpg", "Q=95,strip"), ("red.tif", ""), ("bare.tif", "strip"),
        ] {
            let arguments = [
                "icc_transform", "red.png", "\(name)[\(options)]", "cmyk", "--input-profile", "srgb",
                "--black-point-compensation",
            ]
            let result = try ChildProcess(tool, arguments.map { Array($0.utf8) }, in: folder.path).wait()
            #expect(result.ending == .exited(0))
            let content = try File.read(folder.path(name))
            #expect(try metadata(of: content).bands == 4)
            let pixel = try Rendering(content, into: .pixels(8, 8)).pixels[3, 3]
            #expect(zip(pixel, [180, 60, 50]).allSatisfy { abs(Int($0) - $1) <= 6 }, "\(name): \(pixel)")
        }
    }
}
