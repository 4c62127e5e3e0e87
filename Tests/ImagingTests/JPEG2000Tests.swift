import Imaging
import TestSupport
import Testing
import ThumbnailModel

@Suite struct JPEG2000Tests {
    private func encode(_ picture: PNGFile, _ options: String = "lossless") throws -> [UInt8] {
        try VipsTool.encode(picture, as: "jp2", options: options)
    }

    private func rendering(
        _ content: [UInt8],
        _ width: Int,
        _ height: Int,
        failOn: FailureThreshold = .truncated
    ) throws(ImagingError) -> Rendering {
        var options = DecodeOptions()
        options.failOn = failOn
        return try Rendering(content, into: .pixels(width, height), mode: .stretch, decoding: options, allowing: [.jp2])
    }

    @Test(arguments: [[200], [200, 80, 40], [200, 80, 40, 128]] as [[UInt8]])
    func pixelsOfEveryKind(colour: [UInt8]) throws {
        let content = try encode(PNGFile(PixelBuffer(width: 20, height: 10, filledWith: colour)))
        let rendering = try rendering(content, 20, 10)
        #expect(rendering.metadata.storedSize == PixelSize(width: 20, height: 10))
        #expect(rendering.metadata.bands == colour.count)
        #expect(rendering.metadata.hasAlpha == (colour.count == 4))
        #expect(try rendering.pixels[7, 3] == (colour.count == 1 ? [200, 200, 200] : colour))
    }

    @Test func sixteenBits() throws {
        let samples = (0..<64).flatMap { _ in [0x8000, 0x4000, 0xFFFF] as [UInt16] }
        let rendering = try rendering(encode(PNGFile(width: 8, height: 8, bands: 3, sixteenBit: samples)), 4, 4)
        #expect(rendering.metadata.bitDepth == 16)
        #expect(try rendering.pixels[1, 1] == [128, 64, 255])
    }

    @Test func chromaWithFewerSamples() throws {
        let content = try encode(PNGFile(.quarters(width: 64, height: 64)), "Q=100,subsample-mode=on")
        let pixels = try rendering(content, 64, 64).pixels
        let expected = PixelBuffer.quarters(width: 64, height: 64)
        for (x, y) in [(8, 8), (56, 8), (8, 56), (56, 56), (26, 26), (37, 37)] {
            let differences = zip(pixels[x, y], expected[x, y]).map { abs(Int($0) - Int($1)) }
            #expect(differences.allSatisfy { $0 <= 4 }, "\(x), \(y): \(pixels[x, y])")
        }
    }

    /// The header tells of one channel, the pixels have three.
    @Test func paletteIsLookedUp() throws {
        let grey = try encode(PNGFile(PixelBuffer(width: 32, height: 32, bands: 1) { x, _ in [x < 16 ? 0 : 1] }))
        let pixels = try rendering(JP2Palette.add([[200, 80, 40], [0, 0, 255]], to: grey), 32, 32).pixels
        #expect(pixels.bands == 3)
        #expect(pixels[4, 9] == [200, 80, 40])
        #expect(pixels[27, 9] == [0, 0, 255])
    }

    /// A quarter of the pixels across and down are decoded, and lie where the whole would.
    @Test func smallerLevelsLieInTheirPlace() throws {
        // Up to the middle and down again, two levels a pixel.
        func level(_ place: Int) -> UInt8 { UInt8(2 * min(place, 255 - place)) }
        let picture = PixelBuffer(width: 256, height: 256) { x, y in [level(x), level(y), 128] }
        let small = try rendering(encode(PNGFile(picture)), 32, 32)
        #expect(small.decoded.pixels.size == PixelSize(width: 64, height: 64))
        let pixels = try small.pixels
        for y in [3, 8, 12, 19, 23, 28] {
            for x in [3, 8, 12, 19, 23, 28] {
                // The mean of the squares of 8 by 8.
                let expected = [x, y].map { 16 * min($0, 31 - $0) + 7 } + [128]
                let differences = zip(pixels[x, y], expected).map { abs(Int($0) - $1) }
                #expect(differences.allSatisfy { $0 <= 1 }, "\(x), \(y): \(pixels[x, y])")
            }
        }
    }

    @Test func halfAFileIsTruncated() throws {
        let content = try encode(PNGFile(.ramp(width: 128, height: 128)))
        let half = Array(content.prefix(content.count / 2))
        #expect(code { () throws(ImagingError) in _ = try rendering(half, 128, 128) } == "truncated")
        let start = Array(content.prefix(100))
        #expect(code { () throws(ImagingError) in _ = try rendering(start, 128, 128) } == "damaged-header")
    }

    /// Whatever bits are turned, there is a picture of the asked size or an error.
    @Test(arguments: [8, 40])
    func damageIsAnError(side: Int) throws {
        let grey = try encode(
            PNGFile(PixelBuffer(width: 160, height: 128, bands: 1) { x, y in [UInt8((x * y) & 0xFF)] })
        )
        let sources = [
            try encode(PNGFile(.ramp(width: 160, height: 128))),
            try encode(PNGFile(.ramp(width: 160, height: 128)), "Q=50,subsample-mode=on"),
            JP2Palette.add((0..<256).map { [UInt8($0), 0, 9] }, to: grey),
        ]
        var generator = SeededGenerator(seed: 5)
        var ends: [String: Int] = [:]
        for source in sources {
            for round in 0..<60 {
                var content = source
                // Half of the time in the headers.
                let reach = round % 2 == 0 ? min(250, content.count) : content.count
                for _ in 0..<Int.random(in: 1...3, using: &generator) {
                    content[Int.random(in: 0..<reach, using: &generator)] ^=
                        1 << UInt8.random(in: 0..<8, using: &generator)
                }
                let failure = code { () throws(ImagingError) in
                    let made = try rendering(content, side, side, failOn: round % 3 == 0 ? .none : .truncated)
                    #expect(made.resized.pixels.size == PixelSize(width: side, height: side))
                }
                ends[failure ?? "made", default: 0] += 1
            }
        }
        #expect(
            ends["made", default: 0] > 0 && ends["damaged", default: 0] > 0 && ends["damaged-header", default: 0] > 0
        )
    }
}
