import TestSupport
import Testing

@Suite("Damage")
struct DamageTests {
    private static let damaged: [(name: String, stage: String, code: String)] = [
        ("cut.jpg", "pixels", "truncated"), ("cut-progressive.jpg", "pixels", "truncated"),
        ("half.png", "pixels", "truncated"), ("empty.jpg", "exif", "empty-file"),
        ("header.jpg", "exif", "damaged-header"),
        ("mvg.jpg", "exif", "not-an-image"), ("page.jpg", "exif", "not-an-image"),
        ("zeros.png", "exif", "not-an-image"),
    ]

    /// Every kind of damage among good photos.
    private func workspace() throws -> Workspace {
        let workspace = try Workspace()
        let picture = PNGFile(.ramp(width: 200, height: 160))
        for (name, options) in [("cut.jpg", "Q=90"), ("cut-progressive.jpg", "Q=90,interlace")] {
            var cut = try JPEGSegments(VipsTool.encode(picture, as: "jpg", options: options))
            cut.cutScans(to: 0.4)
            try workspace.add(cut.bytes, as: name)
        }
        try workspace.add(Array(picture.bytes.prefix(picture.bytes.count / 2)), as: "half.png")
        try workspace.add([], as: "empty.jpg")
        try workspace.add(Array(VipsTool.encode(picture, as: "jpg").prefix(40)), as: "header.jpg")
        try workspace.add(Array("push graphic-context\nviewbox 0 0 9 9\n".utf8), as: "mvg.jpg")
        try workspace.add(Array("<!DOCTYPE html><title>404</title>".utf8), as: "page.jpg")
        try workspace.add(Array(repeating: 0, count: 65536), as: "zeros.png")
        for number in 0..<6 { try workspace.add(Pictures.plain([9, 9, 9]), as: "good/\(number).png") }
        return workspace
    }

    @Test("each broken file is named with its stage and reason; every other one is written")
    func broken() throws {
        let workspace = try workspace()
        let result = try workspace.thumbgen()
        #expect(result.ending == .exited(1))
        let lines = result.errorText.split(separator: "\n").map(String.init)
        for (name, stage, _) in Self.damaged {
            let messages = lines.filter { $0.hasPrefix("\(name): error: \(stage): ") }
            #expect(messages.count == 1, "\(name): \(result.errorText)")
            #expect(messages.allSatisfy { $0.count > "\(name): error: \(stage): ".count + 10 })
        }
        #expect(lines.count == Self.damaged.count + 1, "\(result.errorText)")
        #expect(lines.last?.contains("14 photos: 18 thumbnails written, 8 photos failed") == true)

        let results = try workspace.results()
        #expect(results.pictures.count == 18)
        #expect(results.pictureNames.allSatisfy { $0.hasPrefix("good/") })
        #expect(results.strayFiles == [])
        let failures = Self.damaged.map {
            ManifestFile.Failure(source: $0.name, stage: $0.stage, code: $0.code)
        }
        #expect(
            try results.manifest.failures.sorted { $0.source < $1.source } == failures.sorted { $0.source < $1.source }
        )
        #expect(try results.manifest.sources == (0..<6).map { "good/\($0).png" })
    }

    @Test("a picture that only lacks its end marker is whole")
    func noEndMarker() throws {
        let workspace = try Workspace()
        var segments = try JPEGSegments(Pictures.jpeg())
        segments.removeEndOfImage()
        try workspace.add(segments.bytes, as: "a.jpg")
        let result = try workspace.thumbgen()
        #expect(result.ending == .exited(0), "\(result.errorText)")
        #expect(try workspace.results().pictures.count == 3)
    }

    @Test("half a picture is taken where that is asked for")
    func tolerated() throws {
        let workspace = try workspace()
        let result = try workspace.thumbgen("--fail-on", "none", "--include", "cut*.jpg")
        #expect(result.ending == .exited(0), "\(result.errorText)")
        #expect(try workspace.results().pictures.count == 6)
    }

    @Test("more pixels than allowed are refused by the header alone")
    func tooManyPixels() throws {
        let workspace = try Workspace()
        // Hardly more than a header: to read the pixels would be another failure.
        let picture = PNGFile(width: 3000, height: 100) { _, _ in true }
        try workspace.add(Array(picture.bytes.prefix(60)), as: "large.png")
        try workspace.add(Pictures.plain([1, 1, 1], width: 50, height: 40), as: "small.png")
        let result = try workspace.thumbgen("--max-pixels", "2000")
        #expect(result.ending == .exited(1))
        #expect(result.errorText.contains("large.png: error: "))
        #expect(result.errorText.contains("3000x100") && result.errorText.contains("2000"))
        #expect(try workspace.results().manifest.sources == ["small.png"])
    }

    @Test(
        "files and folders that may not be read are named, the rest is made",
        .enabled(if: Program.runsUnprivileged, "no user here whom file permissions bind")
    )
    func unreadable() throws {
        let workspace = try Workspace()
        for name in ["a.png", "secret.png", "locked/b.png", "open/c.png"] {
            try workspace.add(Pictures.plain([3, 3, 3]), as: name)
        }
        try workspace.folder.makeFolder("out")
        try File.setPermissions(0o755, of: workspace.folder.path)
        try File.setPermissions(0o777, of: workspace.output)
        try File.setPermissions(0, of: workspace.folder.path("in/secret.png"))
        try File.setPermissions(0, of: workspace.folder.path("in/locked"))
        defer { try? File.setPermissions(0o755, of: workspace.folder.path("in/locked")) }

        let result = try Program.runUnprivileged([workspace.input, workspace.output])
        #expect(result.ending == .exited(1))
        let lines = result.errorText.split(separator: "\n").map { String($0.lowercased()) }
        #expect(lines.contains { $0.hasPrefix("secret.png: error: exif: ") && $0.contains("permission denied") })
        #expect(lines.contains { $0.hasPrefix("locked: error: ") && $0.contains("permission denied") })
        let results = try workspace.results()
        #expect(try Set(results.manifest.sources) == ["a.png", "open/c.png"])
        #expect(results.pictures.count == 6)
        #expect(results.strayFiles == [])
    }
}
