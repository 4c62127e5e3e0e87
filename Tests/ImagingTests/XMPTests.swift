import Imaging
import TestSupport
import Testing
import ThumbnailModel

@Suite struct XMPTests {
    private func jpeg(_ packet: String, exif: [EXIFEntry]? = nil, main: [EXIFEntry] = []) throws -> [UInt8] {
        let picture = PNGFile(.ramp(width: 40, height: 20))
        var file = try JPEGSegments(VipsTool.encode(picture, as: "jpg", options: "strip"))
        file.insert(0xE1, Array("http://ns.adobe.com/xap/1.0/\0".utf8) + Array(packet.utf8))
        if let exif { file.insert(EXIFBlock(main: main, exif: exif)) }
        return file.bytes
    }

    @Test(arguments: [
        (#"<rdf:Description exif:DateTimeOriginal="2004-05-06T07:08:09.07+02:00"/>"#, "2004-05-06T07:08:09.07+02:00"),
        ("<exif:DateTimeOriginal> 2004-05-06T07:08:09Z\n</exif:DateTimeOriginal>", "2004-05-06T07:08:09+00:00"),
        ("<a xmp:CreateDate = '2004-05-06T07:08-03:30'/>", "2004-05-06T07:08:00-03:30"),
        (#"<a photoshop:DateCreated="2004-05-06T07:08:09"/>"#, "2004-05-06T07:08:09"),
        // The first that is a time, in the order of trust.
        (
            #"<a xmp:CreateDate="2011-01-01T00:00:00" exif:DateTimeOriginal="2004-05-06T07:08:09"/>"#,
            "2004-05-06T07:08:09"
        ),
        (
            #"<a xmp:CreateDate="2011-01-01T00:00:00" exif:DateTimeOriginal="0000-00-00T00:00:00"/>"#,
            "2011-01-01T00:00:00"
        ),
    ])
    func timeIsReadWhereEXIFHasNone(packet: String, time: String) throws {
        #expect(try metadata(of: jpeg(packet)).captured?.iso8601 == time)
    }

    @Test(arguments: [
        #"<a exif:DateTimeOriginal="2004-05-06"/>"#, #"<a exif:DateTimeOriginal="2004-13-06T07:08:09"/>"#,
        #"<a exif:DateTimeOriginal="2004-05-06T07:08:09"#, "exif:DateTimeOriginal", "",
        #"<a myexif:DateTimeOriginal="2004-05-06T07:08:09"/>"#,
    ])
    func whatIsNoTimeIsNone(packet: String) throws {
        #expect(try metadata(of: jpeg(packet)).captured == nil)
    }

    @Test func tagsOfEXIFGoFirst() throws {
        let packet = #"<a exif:DateTimeOriginal="2004-05-06T07:08:09" tiff:Orientation="6"/>"#
        let file = try jpeg(packet, exif: [.captured("2020:01:02 03:04:05")], main: [.orientation(3)])
        let metadata = try metadata(of: file)
        #expect(metadata.captured?.iso8601 == "2020-01-02T03:04:05")
        #expect(metadata.captured?.tag == "DateTimeOriginal")
        #expect(metadata.orientation == .halfTurn)
    }

    @Test func orientationIsReadWhereEXIFHasNone() throws {
        let packet = "<tiff:Orientation>6</tiff:Orientation>"
        let file = try jpeg(packet)
        #expect(try metadata(of: file).orientation == .quarterTurnClockwise)
        let pixels = try Rendering(file, into: .longEdge(40), mode: .fit).pixels
        #expect([pixels.width, pixels.height] == [20, 40])
        #expect(try metadata(of: jpeg("<tiff:Orientation>9</tiff:Orientation>")).orientation == .upright)
    }
}
