import Imaging
import TestSupport
import Testing
import ThumbnailModel

@Suite struct ResizingTests {
    @Test(arguments: [(1, 1), (1, 2000), (2000, 1), (65000, 2), (30, 20), (100, 30), (640, 480)])
    func everySourceFillsEveryCell(width: Int, height: Int) throws {
        let content = PNGFile(PixelBuffer(width: width, height: height, filledWith: [200, 80, 40])).bytes
        for (across, down) in [(1, 1), (1, 400), (400, 1), (7, 5), (100, 100), (129, 129), (399, 400)] {
            for mode in [ResizeMode.fill, .pad, .stretch] {
                let rendering = try Rendering(content, into: .pixels(across, down), mode: mode)
                let size = rendering.resized.pixels.size
                #expect(size == PixelSize(width: across, height: down), "\(mode) into \(across)x\(down) gave \(size)")
                if mode != .pad {
                    let differs = try rendering.pixels.largestDifference(
                        from: PixelBuffer(width: across, height: down, filledWith: [200, 80, 40])
                    )
                    #expect(differs == 0, "\(mode) into \(across)x\(down) moved a plain colour")
                }
            }
            let fitted = try Rendering(content, into: .pixels(across, down), mode: .fit)
            #expect(fitted.resized.pixels.size == fitted.resized.geometry.canvas)
        }
    }

    @Test(arguments: [[255, 255, 255], [0, 0, 0]] as [[UInt8]], ["png", "jpg", "webp"])
    func edgesAreNeitherDarkNorLight(colour: [UInt8], format: String) throws {
        let content = try VipsTool.encode(PNGFile(PixelBuffer(width: 301, height: 203, filledWith: colour)), as: format)
        for length in Array(1...40) + [99, 101, 128, 129, 150, 200, 258, 388] {
            let pixels = try Rendering(content, into: .pixels(length, length)).pixels
            #expect(pixels == PixelBuffer(width: length, height: length, filledWith: colour), "\(length) of \(format)")
        }
    }

    /// Red tells the column and green the row a pixel came from, so a crop that is off by a pixel shows.
    @Test(arguments: [
        (Gravity.centre, 64.0, 0.0), (.compass(.west), 0, 0), (.compass(.east), 128, 0),
        (.focalPoint(Point(x: 0.25, y: 0.5)), 0, 0), (.focalPoint(Point(x: 0.6, y: 0.5)), 89.6, 0),
    ])
    func cropShowsItsPlace(gravity: Gravity, left: Double, top: Double) throws {
        let content = PNGFile(PixelBuffer(width: 256, height: 128) { x, y in [UInt8(x), UInt8(y), 0] }).bytes
        let rendering = try Rendering(content, into: .pixels(32, 32), gravity: gravity)
        let pixels = try rendering.pixels
        for index in [4, 15, 27] {
            // The middle of an output pixel, less the half of a source pixel.
            let column = left + (Double(index) + 0.5) * 4 - 0.5
            #expect(abs(Double(pixels[index, 9][0]) - column) <= 0.75, "\(pixels[index, 9][0]) instead of \(column)")
            #expect(abs(Double(pixels[9, index][1]) - (top + (Double(index) + 0.5) * 4 - 0.5)) <= 0.75)
        }
        #expect(rendering.resized.region == Rect(x: left, y: top, width: 128, height: 128))
    }

    @Test func enlargingKeepsThePlaceToo() throws {
        let content = PNGFile(PixelBuffer(width: 64, height: 32) { x, y in [UInt8(4 * x), UInt8(8 * y), 0] }).bytes
        let rendering = try Rendering(content, into: .pixels(128, 128))
        #expect(rendering.resized.isEnlarged)
        let pixels = try rendering.pixels
        for index in [20, 64, 101] {
            let column = 16 + (Double(index) + 0.5) / 4 - 0.5
            #expect(abs(Double(pixels[index, 64][0]) - 4 * column) <= 1, "column \(index)")
            let row = (Double(index) + 0.5) / 4 - 0.5
            #expect(abs(Double(pixels[64, index][1]) - 8 * row) <= 1, "row \(index)")
        }
    }

    @Test func oneAxisMayShrinkWhileTheOtherGrows() throws {
        let content = PNGFile(PixelBuffer(width: 200, height: 10) { x, y in [UInt8(x), UInt8(20 * y), 0] }).bytes
        let pixels = try Rendering(content, into: .pixels(50, 40), mode: .stretch).pixels
        #expect(abs(Int(pixels[25, 20][0]) - 101) <= 1)
        #expect(abs(Int(pixels[25, 20][1]) - 92) <= 3)
    }

    @Test func clearPixelsLeaveNoHalo() throws {
        for (shown, hidden) in [([255, 255, 255, 255], [0, 0, 0, 0]), ([0, 0, 0, 255], [255, 255, 255, 0])]
            as [([UInt8], [UInt8])]
        {
            let source = PixelBuffer(width: 64, height: 64, bands: 4) { x, _ in x % 8 < 4 ? shown : hidden }
            for (length, linear) in [(23, false), (23, true), (90, false)] {
                var options = ResizeOptions()
                options.linear = linear
                let pixels = try Rendering(PNGFile(source).bytes, into: .pixels(length, length), resizing: options)
                    .pixels
                for x in 0..<length where pixels[x, 3][3] > 2 {
                    let colour = pixels[x, 3].prefix(3)
                    #expect(colour.allSatisfy { abs(Int($0) - Int(shown[0])) <= 1 }, "\(pixels[x, 3]) at \(length)")
                }
            }
        }
    }

    /// White shown on black hidden stays white wherever anything is seen of it.
    @Test(arguments: ["png", "webp"])
    func whiteOnClearBlackIsWhite(format: String) throws {
        let source = PixelBuffer(width: 64, height: 64, bands: 4) { x, y in
            (x / 3 + y / 5).isMultiple(of: 2) ? [255, 255, 255, 255] : [0, 0, 0, 0]
        }
        let content = try VipsTool.encode(PNGFile(source), as: format, options: format == "webp" ? "lossless" : "")
        for length in [64, 32, 23, 7, 90] {
            let pixels = try Rendering(content, into: .pixels(length, length)).pixels
            #expect(pixels.bands == 4)
            for start in stride(from: 0, to: pixels.samples.count, by: 4) where pixels.samples[start + 3] > 0 {
                #expect(pixels.samples[start..<start + 3].allSatisfy { $0 == 255 }, "\(length): \(start / 4)")
            }
        }
    }

    @Test func opaqueAlphaIsDropped() throws {
        let source = PixelBuffer(width: 8, height: 8, filledWith: [9, 8, 7, 255])
        #expect(try Rendering(PNGFile(source).bytes, into: .pixels(4, 4)).pixels[1, 1] == [9, 8, 7])
    }

    @Test func paddingHasTheBackground() throws {
        var options = ResizeOptions()
        options.background = Color(red: 1, green: 2, blue: 3)
        let content = PNGFile(PixelBuffer(width: 40, height: 20, filledWith: [200, 100, 50])).bytes
        let pixels = try Rendering(content, into: .pixels(20, 20), mode: .pad, resizing: options).pixels
        #expect(pixels[10, 4] == [1, 2, 3])
        #expect(pixels[10, 5] == [200, 100, 50])
        #expect(pixels[10, 14] == [200, 100, 50])
        #expect(pixels[10, 15] == [1, 2, 3])
        options.background = Color(red: 0, green: 0, blue: 0, alpha: 0)
        let clear = try Rendering(content, into: .pixels(20, 20), mode: .pad, resizing: options).pixels
        #expect(clear[10, 4] == [0, 0, 0, 0])
        #expect(clear[10, 5] == [200, 100, 50, 255])
    }

    @Test func linearLightAveragesLight() throws {
        let stripes = PNGFile(PixelBuffer(width: 64, height: 64) { x, _ in x % 2 == 0 ? [0, 0, 0] : [255, 255, 255] })
        var options = ResizeOptions()
        #expect(try abs(Int(Rendering(stripes.bytes, into: .pixels(8, 8)).pixels[4, 4][0]) - 128) <= 2)
        options.linear = true
        #expect(
            try abs(Int(Rendering(stripes.bytes, into: .pixels(8, 8), resizing: options).pixels[4, 4][0]) - 188) <= 2
        )
    }

    /// Boxes of whole pixels are averaged where many become one: of a crop as of the whole, differing on the axes, and the
    /// mean of a slope is its middle.
    @Test(arguments: [(0.0, 0.0, 1.0, 1.0, 16, 16), (0.5, 0, 0.5, 1, 16, 64), (0.25, 0.5, 0.5, 0.25, 16, 16)])
    func slopesKeepTheirPlace(left: Double, top: Double, across: Double, down: Double, width: Int, height: Int) throws {
        let source = PixelBuffer(width: 512, height: 512) { x, y in [UInt8(x / 2), UInt8(y / 2), 77] }
        var options = ResizeOptions()
        options.mode = .stretch
        options.crop = Rect(x: left, y: top, width: across, height: down)
        let pixels = try Rendering(
            PNGFile(source).bytes,
            into: .pixels(width, height),
            mode: .stretch,
            resizing: options
        ).pixels
        let (stepAcross, stepDown) = (512 * across / Double(width), 512 * down / Double(height))
        for y in 3..<height - 3 {
            for x in 3..<width - 3 {
                let red = (512 * left + (Double(x) + 0.5) * stepAcross) / 2 - 0.5
                let green = (512 * top + (Double(y) + 0.5) * stepDown) / 2 - 0.5
                #expect(abs(Double(pixels[x, y][0]) - red) <= 1 && abs(Double(pixels[x, y][1]) - green) <= 1)
                #expect(pixels[x, y][2] == 77)
            }
        }
    }

    @Test(arguments: [1, 128, 200, 254, 255] as [UInt8])
    func plainAreasStayWhatTheyAreHoweverManyPixelsBecomeOne(level: UInt8) throws {
        let content = PNGFile(PixelBuffer(width: 1500, height: 1400, filledWith: [level, level, level])).bytes
        #expect(try Rendering(content, into: .pixels(1, 1)).pixels[0, 0] == [level, level, level])
    }

    @Test func cropComesBeforeResizing() throws {
        var options = ResizeOptions()
        options.crop = Rect(x: 0.5, y: 0, width: 0.5, height: 0.5)
        let pixels = try Rendering(
            PNGFile(.quarters(width: 80, height: 80)).bytes,
            into: .pixels(9, 9),
            resizing: options
        ).pixels
        #expect(pixels == PixelBuffer(width: 9, height: 9, filledWith: [0, 255, 0]))
    }
}
