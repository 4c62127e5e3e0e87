import Imaging
import TestSupport
import Testing
import ThumbnailModel

/// Every depth of every kind of picture, to the exact pixel.
@Suite struct DepthTests {
    enum Kind: CaseIterable {
        case grey, greyAlpha, rgb, rgbAlpha, palette

        var bands: Int {
            switch self {
            case .grey, .palette: 1
            case .greyAlpha: 2
            case .rgb: 3
            case .rgbAlpha: 4
            }
        }
    }

    /// Depths that the standard does not allow.
    private static let notInPNG: [Kind: [Int]] = [.greyAlpha: [1, 2, 4], .rgb: [1, 2, 4], .rgbAlpha: [1, 2, 4]]

    /// Depths that TIFF allows and the library does not read: of less than a byte it reads one band only.
    private static let notReadInTIFF: [Kind: [Int]] = [.greyAlpha: [1, 2, 4], .rgb: [1, 2, 4], .rgbAlpha: [1, 2, 4]]

    private static let side = 16

    /// Each sample of a depth comes up, of 8 bits and more 256 of them; no band is like another.
    private static func samples(bands: Int, bits: Int) -> [UInt8] {
        let count = 1 << min(bits, 8)
        return (0..<side * side).flatMap { pixel in
            (0..<bands).map { UInt8((pixel + pixel / side + $0 * 29) % count) }
        }
    }

    private static func colours(_ count: Int) -> [[UInt8]] {
        (0..<count).map { index -> [UInt8] in
            let numbers: [Int] = [index * 251, index * 83, index * 7]
            return numbers.map { UInt8($0 % 256) }
        }
    }

    /// What samples of a kind and depth look like in red, green, blue and alpha.
    private static func picture(_ kind: Kind, bits: Int) -> PixelBuffer {
        let most = (1 << min(bits, 8)) - 1
        let samples = samples(bands: kind.bands, bits: bits)
        let colours = colours(256)
        return PixelBuffer(width: side, height: side, bands: kind.bands.isMultiple(of: 2) ? 4 : 3) { x, y in
            let start = (y * side + x) * kind.bands
            let pixel = samples[start..<start + kind.bands].map { UInt8(Int($0) * 255 / most) }
            return switch kind {
            case .grey: [pixel[0], pixel[0], pixel[0]]
            case .greyAlpha: [pixel[0], pixel[0], pixel[0], pixel[1]]
            case .rgb, .rgbAlpha: pixel
            case .palette: colours[Int(samples[start])]
            }
        }
    }

    @Test(arguments: Kind.allCases, [1, 2, 4, 8, 16])
    func png(kind: Kind, bits: Int) throws {
        // An index has no 16 bits.
        if kind == .palette, bits == 16 { return }
        let (side, samples) = (Self.side, Self.samples(bands: kind.bands, bits: bits))
        let file =
            if kind == .palette {
                PNGFile(width: side, height: side, palette: Self.colours(1 << bits), bits: bits) {
                    samples[$1 * side + $0]
                }
            } else if bits == 16 {
                PNGFile(width: side, height: side, bands: kind.bands, sixteenBit: samples.map { UInt16($0) * 0x0101 })
            } else {
                PNGFile(width: side, height: side, bands: kind.bands, bits: bits, samples: samples)
            }
        try expect(file.bytes, kind, bits, isRead: Self.notInPNG[kind]?.contains(bits) != true)
    }

    @Test(arguments: Kind.allCases, [1, 2, 4, 8, 16, 32])
    func tiff(kind: Kind, bits: Int) throws {
        // There would be four thousand million colours.
        if kind == .palette, bits == 32 { return }
        let (side, bands, samples) = (Self.side, kind.bands, Self.samples(bands: kind.bands, bits: bits))
        let meaning = kind == .palette ? TIFFFile.Photometric.palette : bands < 3 ? .blackIsZero : .rgb
        var file =
            switch bits {
            case 32:
                TIFFFile(
                    width: side,
                    height: side,
                    bands: bands,
                    meaning,
                    wide: samples.map { UInt32($0) * 0x0101_0101 }
                )
            case 16 where kind == .palette:
                TIFFFile(width: side, height: side, bands: bands, meaning, wide: samples.map(UInt16.init))
            case 16:
                TIFFFile(width: side, height: side, bands: bands, meaning, wide: samples.map { UInt16($0) * 0x0101 })
            default: TIFFFile(width: side, height: side, bands: bands, bits: bits, meaning, samples: samples)
            }
        file.hasAlpha = kind == .greyAlpha || kind == .rgbAlpha
        if kind == .palette { file.palette = Self.colours(1 << bits) }
        try expect(file.bytes, kind, bits, isRead: Self.notReadInTIFF[kind]?.contains(bits) != true)
    }

    /// A stated choice: what a PNG says of its gamma or of HDR does not move its pixels.
    @Test func gammaAndCodePointsMoveNothing() throws {
        let pixels = PixelBuffer(width: 8, height: 8, filledWith: [55, 128, 200])
        let codePoints = PNGChunk(type: "cICP", data: [9, 16, 0, 1])
        for chunk in [PNGChunk.gamma(0.45455), .gamma(1), codePoints] {
            try expect(PNGFile(pixels, chunks: [chunk]).bytes, pixels)
        }
    }

    private func expect(_ content: [UInt8], _ kind: Kind, _ bits: Int, isRead: Bool) throws {
        if isRead { return try expect(content, Self.picture(kind, bits: bits)) }
        #expect(code { () throws(ImagingError) in _ = try metadata(of: content) } == "damaged-header")
    }

    private func expect(_ content: [UInt8], _ expected: PixelBuffer) throws {
        let rendering = try Rendering(content, into: .pixels(expected.width, expected.height))
        #expect(try rendering.pixels == expected, "\(rendering.metadata.format) of \(rendering.metadata.bitDepth) bits")
    }
}
