import TestSupport
import Testing
import ThumbnailModel

@testable import Imaging

/// Colours against those that LittleCMS gives when it is asked directly.
@Suite(.enabled(if: LittleCMS.isInstalled, "no transicc here")) struct LittleCMSTests {
    private static let colours: [[UInt8]] = [
        [200, 80, 40], [30, 120, 200], [128, 128, 128], [250, 240, 5], [3, 4, 60], [0, 0, 0], [255, 255, 255],
        [20, 200, 90],
    ]
    private static let systemProfiles = [
        "/usr/share/color/icc/colord/AdobeRGB1998.icc", "/usr/share/color/icc/colord/ProPhotoRGB.icc",
        "/usr/share/color/icc/colord/SwappedRedAndGreen.icc",
    ]

    @Test(arguments: systemProfiles, [1, 257] as [UInt16])
    func profileOfThreeChannels(path: String, factor: UInt16) throws {
        try #require(File.exists(Array(path.utf8)), "no profiles of colord here")
        let profile = try File.read(Array(path.utf8))
        for colour in Self.colours {
            let picture =
                factor == 1
                ? PNGFile(PixelBuffer(width: 4, height: 4, filledWith: colour), chunks: [.profile(profile)])
                : PNGFile(
                    width: 4,
                    height: 4,
                    bands: 3,
                    sixteenBit: (0..<16).flatMap { _ in colour.map { UInt16($0) * factor } },
                    chunks: [.profile(profile)]
                )
            try expect(picture.bytes, is: colour.map(Double.init), in: Array(path.utf8))
        }
    }

    @Test func displayP3() throws {
        for colour in Self.colours {
            let source = PNGFile(PixelBuffer(width: 4, height: 4, filledWith: colour))
            let picture = try VipsTool.encode(source, as: "png", options: "profile=p3")
            try withProfile(of: picture, .png) { try expect(picture, is: colour.map(Double.init), in: $0) }
        }
    }

    @Test func greyProfile() throws {
        let path = Array("/usr/share/color/icc/Gray.icc".utf8)
        try #require(File.exists(path), "no free profiles here")
        let profile = try File.read(path)
        for value: UInt8 in [0, 20, 77, 128, 200, 255] {
            let picture = PNGFile(PixelBuffer(width: 4, height: 4, filledWith: [value]), chunks: [.profile(profile)])
            try expect(picture.bytes, is: [Double(value)], in: path)
        }
    }

    /// With the profile in the file, and without: then the library's own is taken, which is the same one here.
    @Test func inks() throws {
        let source = PNGFile(PixelBuffer(width: 4, height: 4, filledWith: [9, 9, 9]))
        let tagged = try VipsTool.encode(source, as: "tif", options: "profile=cmyk")
        try withProfile(of: tagged, .tiff) { path in
            let profile = try File.read(path)
            for inks: [UInt8] in [
                [0, 255, 255, 0], [255, 0, 0, 0], [40, 90, 10, 60], [0, 0, 0, 255], [0, 0, 0, 0],
            ] {
                let samples = (0..<16).flatMap { _ in inks }
                var picture = TIFFFile(width: 4, height: 4, bands: 4, .cmyk, samples: samples)
                for embedded in [profile, []] {
                    picture.profile = embedded
                    try expect(picture.bytes, is: inks.map { Double($0) / 2.55 }, in: path)
                }
            }
        }
    }

    @Test func lab() throws {
        for lab: [Int8] in [
            [60, 40, 30], [50, 0, 0], [100, 0, 0], [0, 0, 0], [20, 10, 10], [70, -30, 40], [98, -4, 5],
        ] {
            // L* in 255ths of its 100, a* and b* as signed bytes.
            let light = (Double(lab[0]) * 2.55).rounded()
            let pixel = [UInt8(light)] + lab.dropFirst().map { UInt8(bitPattern: $0) }
            let picture = TIFFFile(width: 4, height: 4, bands: 3, .lab, samples: (0..<16).flatMap { _ in pixel })
            let values = [light / 2.55] + lab.dropFirst().map(Double.init)
            try expect(picture.bytes, is: values, in: Array("*Lab".utf8))
        }
    }

    private func expect(_ picture: [UInt8], is values: [Double], in profile: [UInt8]) throws {
        let expected = try LittleCMS.sRGB(values, of: profile).map { min(max($0, 0), 255) }
        let pixel = try Rendering(picture, into: .pixels(2, 2)).pixels[1, 1]
        #expect(pixel.count == 3)
        let differences = zip(pixel, expected).map { abs(Double($0) - $1) }
        #expect(differences.allSatisfy { $0 <= 2 }, "\(values): \(pixel) instead of \(expected)")
    }

    /// Lends the path of a file with the profile that a picture embeds.
    private func withProfile(of picture: [UInt8], _ format: ImageFormat, _ body: ([UInt8]) throws -> Void) throws {
        try ImagingLibrary.start()
        let profile = try picture.withUnsafeBytes { content in
            try ImageLoader(format).open(content).bytes("icc-profile-data")
        }
        let folder = try TemporaryFolder()
        try body(folder.write(try #require(profile), to: "profile.icc"))
    }
}
