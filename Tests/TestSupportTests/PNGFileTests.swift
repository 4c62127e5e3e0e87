import TestSupport
import Testing

@Suite("PNG writer, read back by libvips")
struct PNGFileTests {
    @Test("every 8-bit layout comes back sample for sample", arguments: 1...4)
    func eightBit(bands: Int) throws {
        // Larger than one stored block of 65535 bytes, and of odd size.
        let pixels = PixelBuffer(width: 301, height: 299, bands: bands) { x, y in
            (0..<bands).map { UInt8(truncatingIfNeeded: x * 7 + y * 13 + $0 * 31) }
        }
        #expect(try VipsTool.pixels(of: PNGFile(pixels).bytes, named: "a.png") == pixels)
    }

    @Test("16 bits a sample, high byte first")
    func sixteenBit() throws {
        let samples = (0..<12).map { UInt16($0) * 5000 }
        let png = PNGFile(width: 4, height: 1, bands: 3, sixteenBit: samples)
        let read = try VipsTool.pixels(of: png.bytes, named: "a.png")
        #expect(read.samples == samples.map { UInt8($0 >> 8) })
    }

    @Test("one bit a pixel, in a width that fills no byte")
    func oneBit() throws {
        let png = PNGFile(width: 11, height: 3) { x, y in (x + y).isMultiple(of: 3) }
        let read = try VipsTool.pixels(of: png.bytes, named: "a.png")
        let expected = PixelBuffer(width: 11, height: 3, bands: 1) { x, y in [(x + y).isMultiple(of: 3) ? 255 : 0] }
        #expect(read == expected)
    }

    @Test("a palette with transparency")
    func palette() throws {
        let png = PNGFile(width: 2, height: 2, palette: [[9, 8, 7], [1, 2, 3]], alphas: [40]) { x, _ in UInt8(x) }
        let read = try VipsTool.pixels(of: png.bytes, named: "a.png")
        #expect(read.bands == 4)
        #expect(read[0, 1] == [9, 8, 7, 40])
        #expect(read[1, 0] == [1, 2, 3, 255])
    }

    @Test("gamma, EXIF and the checksums of all chunks, as exiftool sees them")
    func chunks() throws {
        let folder = try TemporaryFolder()
        let exif = EXIFBlock(main: [.orientation(6)])
        let pixels = PixelBuffer(width: 2, height: 2, filledWith: [1, 2, 3])
        let path = try folder.write(
            PNGFile(pixels, chunks: [.gamma(0.45455), .exif(exif), .profile([1, 2, 3])]).bytes,
            to: "a.png"
        )
        let tags = try ExifTool.tags(of: path)
        #expect(tags["IFD0:Orientation"] == "6")
        #expect(tags["PNG:Gamma"].flatMap(Double.init).map { abs($0 - 2.2) < 0.001 } == true)
        #expect(tags["PNG:ProfileName"] == "profile")
        #expect(tags["ExifTool:Warning"] == nil)
    }
}
