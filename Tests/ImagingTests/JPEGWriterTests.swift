import TestSupport
import Testing
import ThumbnailModel

@testable import Imaging

@Suite("JPEGs written at one go")
struct JPEGWriterTests {
    init() throws {
        try ImagingLibrary.start()
    }

    /// A picture of noise, so that every table and every block counts.
    private func noise(_ width: Int, _ height: Int, bands: Int) throws -> PixelImage {
        var generator = SeededGenerator(seed: 7)
        let samples = (0..<width * height * bands).map { _ in UInt8.random(in: 0...255, using: &generator) }
        return try PixelImage(size: PixelSize(width: width, height: height), bands: bands, samples: samples)
    }

    @Test(
        "are to the byte what the library's own saver makes",
        arguments: [1, 3],
        [(82, ChromaSubsampling.automatic), (90, .automatic), (95, .on), (40, .off)]
    )
    func sameBytes(bands: Int, encoding: (quality: Int, chroma: ChromaSubsampling)) throws {
        for (width, height, isProgressive) in [(1, 1, false), (17, 9, false), (64, 48, true)] {
            var options = EncodeOptions()
            options.quality[.jpeg] = encoding.quality
            options.chroma = encoding.chroma
            options.progressive = isProgressive
            let image = try noise(width, height, bands: bands)
            let written = try #require(try JPEGWriter(.jpeg, options)?.file(of: image))
            #expect(written == (try ImageSaver(.jpeg, options).save(image, keepingFields: false)))
        }
    }

    @Test("are not made of other formats and other pixels")
    func others() throws {
        #expect(JPEGWriter(.png, EncodeOptions()) == nil)
        #expect(try JPEGWriter(.jpeg, EncodeOptions())?.file(of: noise(4, 4, bands: 4)) == nil)
    }
}
