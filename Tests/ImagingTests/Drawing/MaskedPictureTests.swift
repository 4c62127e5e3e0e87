import Imaging
import TestSupport
import Testing
import ThumbnailModel

@Suite struct MaskedPictureTests {
    @Test func circleIsSymmetricSmoothAndOfItsArea() throws {
        let side = 101
        let pixels = try cut(PixelBuffer(width: side, height: side, filledWith: [200, 80, 40]), MaskOptions())
        var covered = 0.0
        var partly = 0
        for y in 0..<side {
            for x in 0..<side {
                let alpha = pixels[x, y][3]
                #expect(alpha == pixels[side - 1 - x, y][3])
                #expect(alpha == pixels[x, side - 1 - y][3])
                #expect(alpha == pixels[y, x][3])
                covered += Double(alpha) / 255
                let (across, down) = (Double(x) - 50, Double(y) - 50)
                let distance = (across * across + down * down).squareRoot() - 50.5
                if alpha > 0, alpha < 255 { partly += 1 }
                if distance < -0.51 { #expect(pixels[x, y] == [200, 80, 40, 255]) }
                if distance > 0.51 { #expect(alpha == 0) }
            }
        }
        let area = Double.pi * 50.5 * 50.5
        #expect(abs(covered - area) < area * 0.005)
        #expect(partly > 200)
    }

    @Test func circleInAnOblongLiesInTheMiddle() throws {
        let pixels = try cut(PixelBuffer(width: 80, height: 40, filledWith: [1, 2, 3]), MaskOptions())
        #expect(pixels[10, 20][3] == 0)
        #expect(pixels[69, 20][3] == 0)
        #expect(pixels[22, 20][3] == 255)
        #expect(pixels[57, 20][3] == 255)
    }

    @Test func roundedCornersTakeTheirAreaAndNoMore() throws {
        var options = MaskOptions()
        options.shape = .rounded
        options.radius = 10
        let pixels = try cut(PixelBuffer(width: 120, height: 90, filledWith: [9, 9, 9]), options, scale: 2)
        let covered = stride(from: 3, to: pixels.samples.count, by: 4).reduce(0.0) {
            $0 + Double(pixels.samples[$1]) / 255
        }
        let area = 120 * 90 - (4 - Double.pi) * 400
        #expect(abs(covered - area) < area * 0.005)
        for place in [(20, 0), (0, 20), (119, 69), (99, 89)] { #expect(pixels[place.0, place.1][3] == 255) }
        for place in [(0, 0), (119, 0), (0, 89), (119, 89)] { #expect(pixels[place.0, place.1][3] == 0) }
    }

    @Test func alphaIsMultiplied() throws {
        let pixels = try cut(PixelBuffer(width: 40, height: 40, filledWith: [10, 20, 30, 100]), MaskOptions())
        let whole = try cut(PixelBuffer(width: 40, height: 40, filledWith: [10, 20, 30]), MaskOptions())
        #expect(pixels[20, 20] == [10, 20, 30, 100])
        for x in 0..<40 {
            let expected = (Double(whole[x, 3][3]) * 100 / 255).rounded()
            #expect(abs(Double(pixels[x, 3][3]) - expected) <= 1)
        }
    }

    @Test func theBorderHasItsColourAlsoWhereThePictureIsClear() throws {
        var options = MaskOptions()
        options.border = 2
        options.borderColor = Color(red: 250, green: 0, blue: 250)
        let pixels = try cut(PixelBuffer(width: 40, height: 40, filledWith: [0, 255, 0, 0]), options, scale: 2)
        #expect(pixels[2, 20] == [250, 0, 250, 255])
        #expect(pixels[20, 20] == [0, 255, 0, 0])
        // Along the inner edge the border thins out and keeps its colour.
        for x in 0..<40 where (1...254).contains(pixels[x, 20][3]) {
            #expect(pixels[x, 20].prefix(3) == [250, 0, 250])
        }
    }

    @Test func jpegHasTheBackgroundInItsCorners() throws {
        try ImagingLibrary.start()
        let source = PixelBuffer(width: 64, height: 64, filledWith: [200, 80, 40])
        let image = try PixelImage(size: PixelSize(width: 64, height: 64), bands: 3, samples: source.samples)
        let masked = try ImageMask.apply(MaskOptions(), to: image, at: Scale(1))
        var options = EncodeOptions()
        options.background = Color(red: 0, green: 0, blue: 255)
        options.quality[.jpeg] = 100
        options.chroma = .off
        let jpeg = try ImageEncoder.encode(masked, format: .jpeg, options: options)
        let pixels = try VipsTool.pixels(of: jpeg.bytes, named: "masked.jpg")
        #expect(pixels.bands == 3)
        #expect(zip(pixels[1, 1], [0, 0, 255]).allSatisfy { abs(Int($0) - $1) <= 3 })
        #expect(zip(pixels[32, 32], [200, 80, 40]).allSatisfy { abs(Int($0) - $1) <= 3 })
        #expect(try ImageEncoder.encode(masked, format: .automatic).format == .png)
        for format in [OutputFormat.webp, .avif, .png] {
            #expect(try ImageEncoder.encode(masked, format: format).hasAlpha)
        }
    }

    private func cut(_ pixels: PixelBuffer, _ options: MaskOptions, scale: Double = 1) throws -> PixelBuffer {
        try ImagingLibrary.start()
        let size = PixelSize(width: pixels.width, height: pixels.height)
        let image = try PixelImage(size: size, bands: pixels.bands, samples: pixels.samples)
        return try PixelBuffer(ImageMask.apply(options, to: image, at: Scale(scale)))
    }
}
