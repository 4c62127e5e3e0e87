import Imaging
import TestSupport
import Testing
import ThumbnailModel

@Suite struct ExifTests {
    private let plain: JPEGSegments

    init() throws {
        plain = try JPEGSegments(
            VipsTool.encode(PNGFile(.quarters(width: 48, height: 32)), as: "jpg", options: "strip")
        )
    }

    @Test(arguments: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 255, 65535] as [UInt16])
    func orientationOutsideItsRangeIsUpright(tag: UInt16) throws {
        let metadata = try read(EXIFBlock(main: [.orientation(tag)]))
        #expect(metadata.orientation.rawValue == ((1...8).contains(tag) ? Int(tag) : 1))
        #expect(metadata.uprightSize.width == ((5...8).contains(tag) ? 32 : 48))
    }

    @Test func exifIsFoundBehindOtherBlocks() throws {
        var jpeg = plain
        jpeg.insert(EXIFBlock(main: [.orientation(6), .model("Behind")]))
        jpeg.insert(0xE1, Array("http://ns.adobe.com/xap/1.0/\0<x/>".utf8))
        let metadata = try metadata(of: jpeg.bytes)
        #expect(metadata.orientation == .quarterTurnClockwise)
        #expect(metadata.camera == "Behind")
    }

    /// Numbers of 32 bits and text are no harm: some programs write them.
    @Test(arguments: [EXIFEntry.Value.long([6]), .ascii("6")])
    func orientationOfAnotherTypeIsTaken(value: EXIFEntry.Value) throws {
        let metadata = try read(EXIFBlock(main: [EXIFEntry(0x0112, value)]))
        #expect(metadata.orientation == .quarterTurnClockwise)
    }

    /// The first one counts, for the pixels, for the sizes and for what else is told.
    @Test(arguments: [(6, 1), (1, 6)] as [(UInt16, UInt16)])
    func whatIsSaidTwiceHasOneRule(first: UInt16, second: UInt16) throws {
        let entries = [first, second].map { [EXIFEntry.orientation($0), .model("Says \($0)")] }
        var blocks = plain
        for main in entries.reversed() { blocks.insert(EXIFBlock(main: main)) }
        var tags = plain
        tags.insert(EXIFBlock(main: entries.flatMap(\.self)))
        for content in [blocks.bytes, tags.bytes] {
            let rendering = try Rendering(content, into: .longEdge(48), mode: .fit)
            #expect(rendering.metadata.camera == "Says \(first)")
            #expect(rendering.metadata.orientation.rawValue == Int(first))
            let pixels = try rendering.pixels
            #expect([pixels.width, pixels.height] == (first == 6 ? [32, 48] : [48, 32]))
        }
    }

    @Test func captureTimeTakesItsOwnOffsetAndFraction() throws {
        let metadata = try read(
            EXIFBlock(
                main: [.modified("2020:01:01 00:00:00")],
                exif: [
                    .captured("2019:07:01 12:00:00"), .capturedOffset("+02:00"), .capturedSubsecond("070"),
                    EXIFEntry(0x9010, .ascii("-05:00")), EXIFEntry(0x9290, .ascii("9")),
                ]
            )
        )
        #expect(metadata.captured?.iso8601 == "2019-07-01T12:00:00.070+02:00")
        #expect(metadata.captured?.tag == "DateTimeOriginal")
    }

    @Test(arguments: [
        ("+02:00", Optional("2019-07-01T12:00:00+02:00")), ("-03:30", "2019-07-01T12:00:00-03:30"),
        ("Z", "2019-07-01T12:00:00+00:00"), ("   :  ", "2019-07-01T12:00:00"), ("+2:00", "2019-07-01T12:00:00"),
        ("+25:00", "2019-07-01T12:00:00"), ("", "2019-07-01T12:00:00"),
    ])
    func damagedOffsetIsNone(offset: String, expected: String?) throws {
        let block = EXIFBlock(exif: [.captured("2019:07:01 12:00:00"), .capturedOffset(offset)])
        #expect(try read(block).captured?.iso8601 == expected)
    }

    @Test(arguments: [
        "0000:00:00 00:00:00", "2019:02:30 12:00:00", "2019:13:01 12:00:00", "2019:01:01 25:61:00",
        "    :  :     :  :  ",
        "yesterday",
    ])
    func impossibleTimeGivesWayToTheNext(text: String) throws {
        #expect(try read(EXIFBlock(exif: [.captured(text)])).captured == nil)
        let both = try read(EXIFBlock(exif: [.captured(text), .digitised("2004:05:06 07:08:09")]))
        #expect(both.captured?.iso8601 == "2004-05-06T07:08:09")
        #expect(both.captured?.tag == "DateTimeDigitized")
    }

    @Test func leapSecondIsClampedAndOldTimesAreKept() throws {
        #expect(
            try read(EXIFBlock(exif: [.captured("2016:12:31 23:59:60")])).captured?.iso8601 == "2016-12-31T23:59:59"
        )
        #expect(
            try read(EXIFBlock(main: [.modified("1904:01:01 00:00:00")])).captured?.iso8601 == "1904-01-01T00:00:00"
        )
    }

    @Test(arguments: [
        ("S", "W", Optional([-33.5, -70.25])), ("n", "east", [33.5, 70.25]), ("N", "W", [33.5, -70.25]), ("", "W", nil),
        ("N", "?", nil),
    ])
    func hemispheresSignThePlace(latitude: String, longitude: String, expected: [Double]?) throws {
        let metadata = try read(
            EXIFBlock(gps: [
                .latitudeReference(latitude), .latitude([(33, 1), (30, 1), (0, 1)]),
                .longitudeReference(longitude), .longitude([(70, 1), (15, 1), (0, 1)]),
            ])
        )
        #expect(metadata.location.map { [$0.latitude, $0.longitude] } == expected)
    }

    @Test func halfAPlaceIsNone() throws {
        let half = EXIFBlock(gps: [.latitudeReference("N"), .latitude([(33, 1), (30, 1), (0, 1)])])
        #expect(try read(half).location == nil)
        let zero = EXIFBlock(gps: [
            .latitudeReference("N"), .latitude([(33, 0), (30, 0), (0, 0)]),
            .longitudeReference("E"), .longitude([(70, 1), (15, 1), (0, 1)]),
        ])
        #expect(try read(zero).location == nil)
    }

    @Test(arguments: [
        ("Canon", "Canon EOS R5", "Canon EOS R5"), ("NIKON", "Z 9", "NIKON Z 9"),
        ("Apple", "iPhone 15 ", "Apple iPhone 15"),
        ("FUJIFILM", "", "FUJIFILM"), ("", "X-T5", "X-T5"),
    ])
    func makerStandsOnce(make: String, model: String, camera: String) throws {
        #expect(try read(EXIFBlock(main: [.make(make), .model(model)])).camera == camera)
    }

    @Test func textsAreCleaned() throws {
        let metadata = try read(
            EXIFBlock(main: [
                .artist("Zo\u{eb}\u{7}  "), EXIFEntry(0x8298, .raw(type: 2, count: 4, data: [0xA9, 0x20, 0x4D, 0x65])),
            ])
        )
        #expect(metadata.artist == "Zo\u{eb}")
        #expect(metadata.copyright == "\u{FFFD} Me")
    }

    @Test func directoriesThatPointAtThemselvesEnd() throws {
        let loop = EXIFBlock(main: [.orientation(6), EXIFEntry(0x8769, .long([8])), EXIFEntry(0x8825, .long([8]))])
        #expect(try read(loop).orientation == .quarterTurnClockwise)
        let past = EXIFBlock(main: [.orientation(6), EXIFEntry(0x8769, .long([0xFFFF_FFF0]))])
        #expect(try read(past).orientation == .quarterTurnClockwise)
        // The directory of the thumbnail: the first one again, or beyond the end.
        for next in [8, 0xFFFF] {
            let directory = EXIFBlock().directory([.orientation(6)], at: 8, next: next)
            var jpeg = plain
            jpeg.insert(0xE1, Array("Exif\0\0II*\0".utf8) + UInt32(8).littleEndianBytes + directory)
            #expect(try metadata(of: jpeg.bytes).orientation == .quarterTurnClockwise)
        }
    }

    private func read(_ block: EXIFBlock) throws -> PhotoMetadata {
        var jpeg = plain
        jpeg.insert(block)
        return try metadata(of: jpeg.bytes)
    }
}
