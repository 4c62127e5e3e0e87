import TestSupport
import Testing

@Suite("Privacy")
struct PrivacyTests {
    private static let formats = "jpeg,webp,avif,png"

    /// What a block with a notice holds: the notice, and what EXIF wants in every block.
    private static let ofNotice: Set = [
        "IFD0:Artist", "IFD0:Copyright", "IFD0:Orientation", "IFD0:XResolution", "IFD0:YResolution",
        "IFD0:ResolutionUnit", "IFD0:YCbCrPositioning", "ExifIFD:ExifVersion", "ExifIFD:FlashpixVersion",
        "ExifIFD:ColorSpace", "ExifIFD:ComponentsConfiguration", "ExifIFD:ExifImageWidth", "ExifIFD:ExifImageHeight",
    ]

    /// Is it a tag that came from the photo, not one that tells of the file?
    private static func isMetadata(_ tag: String) -> Bool {
        ["IFD0:", "IFD1:", "ExifIFD:", "GPS:", "XMP", "IPTC", "Photoshop"].contains { tag.hasPrefix($0) }
    }

    /// A photo that says all a camera knows: EXIF with a place, XMP, IPTC, a comment and an embedded thumbnail.
    private func workspace() throws -> Workspace {
        let exif = EXIFBlock(
            main: [.make("Maker"), .model("Model"), .artist("Ada Artist"), .copyright("(c) Ada")],
            exif: [.captured("2024:05:06 07:08:09"), EXIFEntry(0xA431, .ascii("SN123456"))],
            gps: [
                .latitudeReference("S"), .latitude([(33, 1), (27, 1), (123408, 10000)]),
                .longitudeReference("W"), .longitude([(70, 1), (39, 1), (0, 1)]),
            ],
            thumbnail: try Pictures.jpeg()
        )
        var segments = try JPEGSegments(Pictures.jpeg(exif))
        segments.insert(0xFE, Array("comment SN123456".utf8), at: 1)
        let workspace = try Workspace()
        try workspace.add(segments.bytes, as: "a.jpg")
        try ExifTool.write(
            ["-XMP-dc:Creator=Xmp SN123456", "-IPTC:City=Santiago SN123456", "-XMP-exif:GPSLatitude=33.5 S"],
            to: workspace.folder.path("in/a.jpg")
        )
        return workspace
    }

    @Test("outputs carry nothing of what the photo says of its maker and place")
    func nothing() throws {
        let workspace = try workspace()
        let result = try workspace.thumbgen("--format", Self.formats)
        #expect(result.ending == .exited(0), "\(result.errorText)")
        let results = try workspace.results()
        #expect(results.pictures.count == 12)
        for name in results.pictures {
            let tags = try ExifTool.tags(of: results.path(name))
            #expect(tags.keys.filter(Self.isMetadata) == [], "\(String(decoding: name, as: UTF8.self))")
        }
        for entry in results.tree.entries where entry.kind == .file && !entry.path.starts(with: ".thumbgen/".utf8) {
            let text = String(decoding: try File.read(results.path(entry.path)), as: Unicode.ASCII.self)
            // The manifest may name the photo, whose name says so.
            let isManifest = entry.path == Array("manifest.json".utf8)
            #expect(isManifest || !text.contains("SN123456"), "\(String(decoding: entry.path, as: UTF8.self))")
            #expect(!text.contains("Santiago") && !text.contains("33.45") && !text.contains("70.65"))
        }
        #expect(try results.manifest.photos.allSatisfy { $0.location == nil })
    }

    @Test("the place is in the manifest on request, and in no picture")
    func location() throws {
        let workspace = try workspace()
        #expect(try workspace.thumbgen("--location").ending == .exited(0))
        let results = try workspace.results()
        let location = try #require(try results.manifest.photos.first?.location)
        #expect(abs(location.latitude - -33.453428) < 1e-6)
        #expect(abs(location.longitude - -70.65) < 1e-6)
        for name in results.pictures {
            #expect(try !ExifTool.tags(of: results.path(name)).keys.contains { $0.hasPrefix("GPS") })
        }
    }

    @Test("artist and copyright are kept alone", arguments: ["jpeg", "webp", "png", "avif"])
    func copyright(format: String) throws {
        let workspace = try workspace()
        #expect(try workspace.thumbgen("--keep", "copyright", "--format", format).ending == .exited(0))
        let results = try workspace.results()
        #expect(results.pictures.count == 3)
        for name in results.pictures {
            let tags = try ExifTool.tags(of: results.path(name))
            #expect(tags["IFD0:Artist"] == "Ada Artist", "\(tags)")
            #expect(tags["IFD0:Copyright"] == "(c) Ada")
            let others = tags.keys.filter(Self.isMetadata).filter { !Self.ofNotice.contains($0) }
            #expect(others == [])
            #expect(!String(decoding: try File.read(results.path(name)), as: Unicode.ASCII.self).contains("SN123456"))
        }
    }

    @Test("everything is kept on request, but not the turn that was made")
    func all() throws {
        let workspace = try Workspace()
        try workspace.add(
            Pictures.jpeg(
                EXIFBlock(main: [.orientation(6), .model("Model 7")], exif: [.captured("2024:05:06 07:08:09")])
            ),
            as: "a.jpg"
        )
        #expect(try workspace.thumbgen("--keep", "all").ending == .exited(0))
        let results = try workspace.results()
        for name in results.pictures {
            let tags = try ExifTool.tags(of: results.path(name))
            #expect(tags["IFD0:Model"] == "Model 7")
            #expect(tags["ExifIFD:DateTimeOriginal"] == "2024:05:06 07:08:09")
            #expect(tags["IFD0:Orientation"] ?? "1" == "1")
        }
    }
}
