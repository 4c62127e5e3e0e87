import TestSupport
import Testing

@Suite("EXIF and JPEG writers, read back by exiftool")
struct EXIFBlockTests {
    @Test("every directory and type, in both byte orders", arguments: [EXIFBlock.ByteOrder.little, .big])
    func directories(order: EXIFBlock.ByteOrder) throws {
        let thumbnail = try VipsTool.encode(PNGFile(.quarters(width: 16, height: 16)), as: "jpg")
        let block = EXIFBlock(
            byteOrder: order,
            main: [.make("thumbgen"), .orientation(8), .copyright("© nobody")],
            exif: [.capturedOffset("+02:00"), .captured("2025:06:01 12:34:56")],
            gps: [
                .latitudeReference("S"), .latitude([(33, 1), (51, 1), (3540, 100)]),
                .longitudeReference("W"), .longitude([(151, 1), (12, 1), (36, 1)]),
            ],
            thumbnail: thumbnail
        )
        let folder = try TemporaryFolder()
        var jpeg = try JPEGSegments(VipsTool.encode(PNGFile(.quarters(width: 16, height: 16)), as: "jpg"))
        jpeg.insert(block)

        let tags = try ExifTool.tags(of: folder.write(jpeg.bytes, to: "a.jpg"))
        #expect(tags["IFD0:Make"] == "thumbgen")
        #expect(tags["IFD0:Orientation"] == "8")
        #expect(tags["IFD0:Copyright"] == "© nobody")
        #expect(tags["ExifIFD:DateTimeOriginal"] == "2025:06:01 12:34:56")
        #expect(tags["ExifIFD:OffsetTimeOriginal"] == "+02:00")
        #expect(tags["Composite:GPSLatitude"].flatMap(Double.init).map { abs($0 + 33.8598333) < 1e-5 } == true)
        #expect(tags["Composite:GPSLongitude"].flatMap(Double.init).map { abs($0 + 151.21) < 1e-5 } == true)
        #expect(tags["IFD1:ThumbnailLength"] == "\(thumbnail.count)")
        #expect(tags["ExifTool:Warning"] == nil)
        #expect(block.bytes.suffix(thumbnail.count) == thumbnail[...])
    }

    @Test("a JPEG taken apart and put together is the same file")
    func roundTrip() throws {
        let bytes = try VipsTool.encode(PNGFile(.ramp(width: 40, height: 30)), as: "jpg", options: "interlace")
        #expect(try JPEGSegments(bytes).bytes == bytes)
    }

    @Test("a missing end marker costs nothing, a cut scan does")
    func cuts() throws {
        let whole = try JPEGSegments(VipsTool.encode(PNGFile(.ramp(width: 64, height: 64)), as: "jpg"))
        let expected = try VipsTool.pixels(of: whole.bytes, named: "a.jpg")

        var endless = whole
        endless.removeEndOfImage()
        #expect(endless.bytes.count == whole.bytes.count - 2)
        #expect(try VipsTool.pixels(of: endless.bytes, named: "a.jpg") == expected)

        var cut = whole
        cut.cutScans(to: 0.5)
        #expect(try VipsTool.pixels(of: cut.bytes, named: "a.jpg") != expected)
    }

    @Test("a file that is no JPEG is refused", arguments: [[], [0xFF, 0xD8], [0xFF, 0xD8, 0xFF, 0xE0, 0, 9, 1]])
    func refused(bytes: [UInt8]) {
        #expect(throws: JPEGSegments.NotJPEG.self) { try JPEGSegments(bytes) }
    }
}
