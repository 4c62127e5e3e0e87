import Imaging
import TestSupport
import Testing
import ThumbnailModel

/// Every depth of every kind of picture, to the exact pixel.
@Suite struct DepthTests {
    private static let side = 16

    /// Counts up and starts again, so that every sample of a depth comes up.
    private static func samples(below count: Int) -> [UInt8] {
        (0..<side * side).map { UInt8(($0 + $0 / side) % count) }
    }

    private static func wide(_ pixels: PixelBuffer) -> [UInt16] { pixels.samples.map { UInt16($0) * 257 } }

    private static func pixels(bands: Int) -> PixelBuffer {
        PixelBuffer(width: side, height: side, bands: bands) { x, y in
            let colour = [UInt8(x * 17), UInt8(y * 17), UInt8((x + y) * 8)]
            let alpha = UInt8(255 - x * 9)
            return bands < 3 ? [colour[0]] + (bands == 2 ? [alpha] : []) : colour + (bands == 4 ? [alpha] : [])
        }
    }

    /// What samples of one or two bands look like in red, green and blue.
    private static func rgb(_ pixels: PixelBuffer) -> PixelBuffer {
        if pixels.bands > 2 { return pixels }
        return PixelBuffer(width: side, height: side, bands: pixels.bands + 2) { x, y in
            let pixel = pixels[x, y]
            return Array(repeating: pixel[0], count: 3) + pixel.dropFirst()
        }
    }

    @Test(arguments: [1, 2, 4])
    func greyOfFewBits(bits: Int) throws {
        let samples = Self.samples(below: 1 << bits)
        let (side, most) = (Self.side, (1 << bits) - 1)
        let expected = Self.rgb(
            PixelBuffer(width: side, height: side, bands: 1, samples: samples.map { UInt8(Int($0) * 255 / most) })
        )
        try expect(PNGFile(width: side, height: side, greyOf: bits, samples: samples).bytes, expected)
        let tiff = TIFFFile(width: side, height: side, bands: 1, bits: bits, .blackIsZero, samples: samples)
        try expect(tiff.bytes, expected)
    }

    @Test(arguments: [1, 2, 4, 8])
    func palette(bits: Int) throws {
        let count = 1 << bits
        let colours = (0..<count).map { index -> [UInt8] in
            let numbers: [Int] = [index * 251, index * 83, index * 7]
            return numbers.map { UInt8($0 % 256) }
        }
        let samples = Self.samples(below: count)
        let side = Self.side
        let expected = PixelBuffer(width: side, height: side) { x, y in colours[Int(samples[y * side + x])] }
        let png = PNGFile(width: side, height: side, palette: colours, bits: bits) { samples[$1 * side + $0] }
        try expect(png.bytes, expected)
        var tiff = TIFFFile(width: side, height: side, bands: 1, bits: bits, .palette, samples: samples)
        tiff.palette = colours
        try expect(tiff.bytes, expected)
    }

    @Test(arguments: [1, 2, 3, 4])
    func eightAndSixteenBits(bands: Int) throws {
        let pixels = Self.pixels(bands: bands)
        let (side, wide) = (Self.side, Self.wide(pixels))
        let photometric = bands < 3 ? TIFFFile.Photometric.blackIsZero : .rgb
        var tiffs = [
            TIFFFile(width: side, height: side, bands: bands, photometric, samples: pixels.samples),
            TIFFFile(width: side, height: side, bands: bands, photometric, sixteenBit: wide),
        ]
        for index in tiffs.indices { tiffs[index].hasAlpha = bands.isMultiple(of: 2) }
        let pngs = [PNGFile(pixels), PNGFile(width: side, height: side, bands: bands, sixteenBit: wide)]
        for content in pngs.map(\.bytes) + tiffs.map(\.bytes) { try expect(content, Self.rgb(pixels)) }
    }

    /// A stated choice: what a PNG says of its gamma or of HDR does not move its pixels.
    @Test func gammaAndCodePointsMoveNothing() throws {
        let pixels = PixelBuffer(width: 8, height: 8, filledWith: [55, 128, 200])
        let codePoints = PNGChunk(type: "cICP", data: [9, 16, 0, 1])
        for chunk in [PNGChunk.gamma(0.45455), .gamma(1), codePoints] {
            try expect(PNGFile(pixels, chunks: [chunk]).bytes, pixels)
        }
    }

    private func expect(_ content: [UInt8], _ expected: PixelBuffer) throws {
        let rendering = try Rendering(content, into: .pixels(expected.width, expected.height))
        #expect(try rendering.pixels == expected, "\(rendering.metadata.format) of \(rendering.metadata.bitDepth) bits")
    }
}
