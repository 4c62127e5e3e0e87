import Imaging
import TestSupport
import Testing
import ThumbnailModel

@Suite struct MaskTests {
    @Test func circleKeepsItsMiddleAndClearsTheCorners() throws {
        let pixels = try masked(MaskOptions())
        #expect(pixels[20, 20] == [200, 80, 40, 255])
        #expect(pixels[0, 0][3] == 0)
        #expect(pixels[20, 0][3] > 200)
        // A circle of diameter 40 covers π/4 of its square.
        let covered = stride(from: 3, to: pixels.samples.count, by: 4).reduce(0.0) {
            $0 + Double(pixels.samples[$1]) / 255
        }
        #expect(abs(covered - 1256.6) < 2)
    }

    @Test func cornersAreRoundedByPointsNotPixels() throws {
        var options = MaskOptions()
        options.shape = .rounded
        options.radius = 5
        let pixels = try masked(options, scale: 2)
        #expect(pixels[0, 0][3] == 0)
        #expect(pixels[2, 2][3] < 128)
        #expect(pixels[3, 3][3] > 128)
        #expect(pixels[0, 11] == [200, 80, 40, 255])
    }

    @Test func borderLiesWithin() throws {
        var options = MaskOptions()
        options.border = 2
        options.borderColor = Color(red: 1, green: 2, blue: 3)
        let pixels = try masked(options, scale: 2)
        #expect(pixels[2, 20] == [1, 2, 3, 255])
        #expect(pixels[5, 20] == [200, 80, 40, 255])
    }

    private func masked(_ options: MaskOptions, scale: Double = 1) throws -> PixelBuffer {
        let content = PNGFile(PixelBuffer(width: 40, height: 40, filledWith: [200, 80, 40])).bytes
        let rendering = try Rendering(content, into: .pixels(40, 40))
        return try PixelBuffer(ImageMask.apply(options, to: rendering.resized.pixels, at: Scale(scale)))
    }
}
