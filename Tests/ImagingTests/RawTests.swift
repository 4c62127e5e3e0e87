import Imaging
import TestSupport
import Testing
import ThumbnailModel

@Suite struct RawTests {
    private static let red: [UInt8] = [230, 20, 20]
    private static let green: [UInt8] = [20, 200, 20]
    private static let blue: [UInt8] = [20, 20, 220]

    /// A sensor of which the left half sees red, the right half blue.
    private static let sensor = PixelBuffer(width: 600, height: 400) { x, _ in x < 300 ? red : blue }

    private func jpeg(_ width: Int, _ height: Int, _ colour: [UInt8]) throws -> [UInt8] {
        try VipsTool.encode(PNGFile(PixelBuffer(width: width, height: height, filledWith: colour)), as: "jpg")
    }

    @Test func sizeOrientationAndTimeAreThoseOfTheFile() throws {
        var file = DNGFile(RawTests.sensor)
        file.orientation = 6
        file.exif = [.captured("2021:03:04 05:06:07"), .capturedOffset("+02:00"), .capturedSubsecond("070")]
        file.gps = [
            .latitudeReference("S"), .latitude([(33, 1), (27, 1), (0, 1)]),
            .longitudeReference("W"), .longitude([(70, 1), (39, 1), (0, 1)]),
        ]
        let metadata = try metadata(of: file.bytes)
        #expect(metadata.format == .raw)
        #expect(metadata.storedSize == PixelSize(width: 600, height: 400))
        #expect(metadata.uprightSize == PixelSize(width: 400, height: 600))
        #expect(metadata.orientation == .quarterTurnClockwise)
        #expect(metadata.captured?.iso8601 == "2021-03-04T05:06:07.070+02:00")
        #expect(metadata.camera == "Test One")
        #expect(metadata.location == GeoLocation(latitude: -33.45, longitude: -70.65))
    }

    @Test func withoutPreviewTheSensorIsDeveloped() throws {
        let rendering = try Rendering(DNGFile(RawTests.sensor).bytes, into: .pixels(60, 40))
        #expect(rendering.decoded.origin == .full)
        let pixels = try rendering.pixels
        #expect(colour(of: pixels, x: 10, y: 20) == .red)
        #expect(colour(of: pixels, x: 50, y: 20) == .blue)
    }

    /// The place of the edge shows that half the size is mapped onto the whole picture, and all of it as well.
    @Test(arguments: [(60, 40), (500, 333)])
    func developedPicturesLieWhereTheSensorSawThem(width: Int, height: Int) throws {
        let pixels = try Rendering(DNGFile(RawTests.sensor).bytes, into: .pixels(width, height)).pixels
        #expect(colour(of: pixels, x: width / 2 - 4, y: height / 2) == .red)
        #expect(colour(of: pixels, x: width / 2 + 4, y: height / 2) == .blue)
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8])
    func developedPicturesStandUpright(orientation: Int) throws {
        var file = DNGFile(RawTests.sensor)
        file.orientation = UInt16(orientation)
        let pixels = try Rendering(file.bytes, into: .longEdge(60), mode: .fit).pixels
        #expect([pixels.width, pixels.height] == (orientation < 5 ? [60, 40] : [40, 60]))
        let redPlace = [
            1: (10, 20), 2: (50, 20), 3: (50, 20), 4: (10, 20), 5: (20, 10), 6: (20, 10), 7: (20, 50), 8: (20, 50),
        ]
        let place = try #require(redPlace[orientation])
        #expect(colour(of: pixels, x: place.0, y: place.1) == .red)
    }

    @Test(arguments: [DNGFile.PreviewPlace.subDirectories, .chain])
    func smallestPreviewThatIsLargeEnoughShows(place: DNGFile.PreviewPlace) throws {
        var file = DNGFile(RawTests.sensor)
        file.previewPlace = place
        file.previews = [try jpeg(120, 80, RawTests.green), try jpeg(450, 300, RawTests.red)]
        let small = try Rendering(file.bytes, into: .pixels(60, 40))
        #expect(small.decoded.origin == .preview)
        #expect(try colour(of: small.pixels, x: 30, y: 20) == .green)
        let medium = try Rendering(file.bytes, into: .pixels(240, 160))
        #expect(medium.decoded.origin == .preview)
        #expect(try colour(of: medium.pixels, x: 200, y: 80) == .red)
        // Neither has these pixels, so neither is enlarged.
        let large = try Rendering(file.bytes, into: .pixels(500, 333))
        #expect(large.decoded.origin == .full)
        #expect(try colour(of: large.pixels, x: 400, y: 160) == .blue)
    }

    @Test func previewOfAnotherAspectDoesNotShow() throws {
        var file = DNGFile(RawTests.sensor)
        file.previews = [try jpeg(400, 300, RawTests.green)]
        #expect(try Rendering(file.bytes, into: .pixels(60, 40)).decoded.origin == .full)
    }

    /// LibRaw gives a file up for good where its preview reaches beyond the end.
    @Test func damagedPreviewDoesNotCostTheSensorsData() throws {
        var file = DNGFile(RawTests.sensor)
        file.previews = [try jpeg(300, 200, RawTests.green)]
        file.previewLength = 0x7FFF_FFFF
        let rendering = try Rendering(file.bytes, into: .pixels(60, 40))
        #expect(rendering.decoded.origin == .full)
        #expect(try colour(of: rendering.pixels, x: 10, y: 20) == .red)
    }

    @Test func previewIsTurnedWithTheFile() throws {
        var file = DNGFile(RawTests.sensor)
        file.orientation = 8
        let picture = PixelBuffer(width: 300, height: 200) { x, _ in x < 150 ? RawTests.green : RawTests.blue }
        file.previews = [try VipsTool.encode(PNGFile(picture), as: "jpg")]
        let rendering = try Rendering(file.bytes, into: .pixels(40, 60))
        #expect(rendering.decoded.origin == .preview)
        #expect(try colour(of: rendering.pixels, x: 20, y: 50) == .green)
        #expect(try colour(of: rendering.pixels, x: 20, y: 10) == .blue)
    }

    @Test func sensorDataThatIsMissingIsTold() throws {
        let whole = DNGFile(RawTests.sensor).bytes
        let cut = Array(whole.dropLast(whole.count / 2))
        #expect(code { () throws(ImagingError) in _ = try Rendering(cut, into: .pixels(60, 40)) } == "raw-undecodable")
    }

    @Test func largePreviewStandsForWhatCannotBeDeveloped() throws {
        var file = DNGFile(PixelBuffer(width: 1800, height: 1200, filledWith: RawTests.blue))
        file.previews = [try jpeg(1200, 800, RawTests.green)]
        let cut = Array(file.bytes.dropLast(1800 * 1200))
        let rendering = try Rendering(cut, into: .pixels(1500, 1000))
        #expect(rendering.decoded.origin == .preview)
        #expect(rendering.resized.isEnlarged)
        #expect(try colour(of: rendering.pixels, x: 750, y: 500) == .green)
    }

    @Test func makersMarksAreRaw() {
        let marks: [[UInt8]] = [
            Array("FUJIFILMCCD-RAW 0201".utf8), Array("IIRO\u{8}\0\0\0".utf8), Array("IIRS\u{8}\0\0\0".utf8),
            Array("MMOR\0\0\0\u{8}".utf8), [0x49, 0x49, 0x55, 0, 8, 0, 0, 0],
            [0x49, 0x49, 0x2A, 0, 16, 0, 0, 0, 0x43, 0x52, 2, 0],
            Array("II*\0\0\0\0\u{10}IIIICwaR".utf8), Array("MM\0*\0\0\0\u{10}MMMMRawT".utf8),
            [0, 0, 0, 24] + Array("ftypcrx \0\0\0\u{1}crx isom".utf8),
        ]
        for mark in marks {
            #expect(SourceFile(content: mark).format == .raw, "\(mark)")
            // A mark alone is no photo.
            #expect(code { () throws(ImagingError) in _ = try metadata(of: mark) } == "raw-undecodable", "\(mark)")
        }
    }

    @Test func ordinaryTIFFIsNotRaw() throws {
        let tiff = try VipsTool.encode(PNGFile(.ramp(width: 40, height: 30)), as: "tif")
        #expect(SourceFile(content: tiff).format == .tiff)
        // Pixels may follow the head, and be those of the mark.
        #expect(SourceFile(content: Array("II*\0\0\u{1}\0\0".utf8) + Array(repeating: 0x49, count: 64)).format == .tiff)
    }

    @Test(arguments: [8, 10, 0xFFFF_FFF0])
    func directoriesWithoutEndDoNotHang(next: UInt32) {
        let block = Array("II*\0".utf8) + UInt32(8).littleEndianBytes + [0, 0] + next.littleEndianBytes
        #expect(SourceFile(content: block).format == .tiff)
    }

    private enum Primary { case red, green, blue, none }

    /// The primary that clearly leads.
    private func colour(of pixels: PixelBuffer, x: Int, y: Int) -> Primary {
        let start = (y * pixels.width + x) * pixels.bands
        let (red, green, blue) = (pixels.samples[start], pixels.samples[start + 1], pixels.samples[start + 2])
        if red > 120, red / 2 > max(green, blue) { return .red }
        if green > 120, green / 2 > max(red, blue) { return .green }
        return blue > 120 && blue / 2 > max(red, green) ? .blue : .none
    }
}
