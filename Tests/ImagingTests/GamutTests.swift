import TestSupport
import Testing
import ThumbnailModel

@testable import Imaging

/// What a decode says of the profile it converted by, and of the colours that sRGB does not have.
@Suite struct GamutTests {
    private static let spaces = ["p3", "/usr/share/color/icc/colord/AdobeRGB1998.icc"]

    /// Half the picture in a colour, half of it grey, lossless, with a profile of that name or path.
    private func half(_ colour: [UInt8], in space: String, width: Int = 16, height: Int = 16) throws -> [UInt8] {
        let pixels = PixelBuffer(width: width, height: height) { x, _ in x < width / 2 ? colour : [128, 128, 128] }
        guard space.hasPrefix("/") else {
            return try VipsTool.encode(PNGFile(pixels), as: "png", options: "profile=\(space)")
        }
        let path = Array(space.utf8)
        try #require(File.exists(path), "no profiles of colord here")
        return PNGFile(pixels, chunks: [.profile(try File.read(path))]).bytes
    }

    private func conversion(_ content: [UInt8], _ gamut: Gamut = .srgb) throws -> ProfileConversion? {
        var options = DecodeOptions()
        options.gamut = gamut
        return try Rendering(content, into: .pixels(8, 8), mode: .stretch, decoding: options).decoded.conversion
    }

    @Test(arguments: spaces)
    func halfOfThePureGreenIsClipped(space: String) throws {
        #expect(try conversion(half([0, 255, 0], in: space)) == ProfileConversion(clipped: 0.5))
    }

    /// Where only some of the pixels are looked at.
    @Test func largePicture() throws {
        let content = try half([0, 255, 0], in: "p3", width: 512, height: 300)
        #expect(try conversion(content) == ProfileConversion(clipped: 0.5))
    }

    @Test func onePixelInSixteen() throws {
        let pixels = PixelBuffer(width: 4, height: 4) { x, y in (x, y) == (2, 1) ? [0, 255, 0] : [90, 100, 110] }
        let content = try VipsTool.encode(PNGFile(pixels), as: "png", options: "profile=p3")
        #expect(try conversion(content) == ProfileConversion(clipped: 0.0625))
    }

    /// The corners of sRGB as they come out in P3 with 8 bits: on the edge, not beyond it.
    @Test(
        arguments: [
            [234, 51, 35], [117, 251, 76], [0, 0, 245], [255, 255, 85], [117, 251, 253], [234, 51, 247],
            [255, 255, 255],
            [0, 0, 0],
        ] as [[UInt8]]
    )
    func cornersOfSRGBAreInside(colour: [UInt8]) throws {
        #expect(try conversion(half(colour, in: "p3")) == ProfileConversion(clipped: 0))
    }

    @Test func pictureOfSRGBIsNotConverted() throws {
        #expect(try conversion(half([0, 255, 0], in: "srgb")) == nil)
        #expect(try conversion(PNGFile(.quarters(width: 8, height: 8)).bytes) == nil)
    }

    @Test func keptProfileConvertsNothing() throws {
        #expect(try conversion(half([0, 255, 0], in: "p3"), .keep) == nil)
    }

    @Test func profileOfOtherChannelsConvertsNothing() throws {
        let tagged = try half([0, 255, 0], in: "p3")
        try ImagingLibrary.start()
        let profile = try #require(
            try tagged.withUnsafeBytes { try ImageLoader(.png).open($0).bytes("icc-profile-data") }
        )
        let grey = PNGFile(PixelBuffer(width: 8, height: 8, filledWith: [128]), chunks: [.profile(profile)])
        #expect(try conversion(grey.bytes) == nil)
    }

    @Test func alphaIsNoColour() throws {
        let pixels = PixelBuffer(width: 8, height: 8, bands: 4) { x, _ in
            x < 4 ? [0, 255, 0, 255] : [128, 128, 128, 7]
        }
        let content = try VipsTool.encode(PNGFile(pixels), as: "png", options: "profile=p3")
        #expect(try conversion(content) == ProfileConversion(clipped: 0.5))
    }

    /// The strongest cyan of print lies outside sRGB, paper white and black inside.
    @Test func inks() throws {
        for (inks, share) in [([255, 0, 0, 0], 0.5), ([0, 0, 0, 0], 0), ([0, 0, 0, 255], 0)] as [([UInt8], Double)] {
            let samples = (0..<64).flatMap { $0 % 8 < 4 ? inks : [0, 0, 0, 128] }
            var picture = TIFFFile(width: 8, height: 8, bands: 4, .cmyk, samples: samples)
            picture.profile = try #require(try inkProfile())
            #expect(try conversion(picture.bytes) == ProfileConversion(clipped: share), "\(inks)")
        }
    }

    private func inkProfile() throws -> [UInt8]? {
        let source = PNGFile(PixelBuffer(width: 4, height: 4, filledWith: [9, 9, 9]))
        let tagged = try VipsTool.encode(source, as: "tif", options: "profile=cmyk")
        try ImagingLibrary.start()
        return try tagged.withUnsafeBytes { try ImageLoader(.tiff).open($0).bytes("icc-profile-data") }
    }

    /// LittleCMS, asked directly, gives numbers beyond 0 to 255 for colours outside.
    @Test(.enabled(if: LittleCMS.isInstalled, "no transicc here"), arguments: spaces.dropFirst())
    func agreesWithLittleCMS(space: String) throws {
        for colour: [UInt8] in [
            [0, 255, 0], [255, 0, 0], [0, 0, 255], [200, 80, 40], [30, 120, 200], [20, 200, 90], [250, 240, 5],
            [255, 255, 255], [0, 130, 128], [3, 4, 60], [128, 128, 128],
        ] {
            let values = try LittleCMS.sRGB(colour.map(Double.init), of: Array(space.utf8))
            let isOutside = values.contains { $0 < -1 || $0 > 256 }
            let expected = ProfileConversion(clipped: isOutside ? 0.5 : 0)
            #expect(try conversion(half(colour, in: space)) == expected, "\(colour): \(values)")
        }
    }
}
