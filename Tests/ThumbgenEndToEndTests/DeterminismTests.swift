import TestSupport
import Testing

@Suite("Determinism")
struct DeterminismTests {
    /// A library with something of everything that could depend on the machine.
    private func workspace() throws -> Workspace {
        let workspace = try Workspace()
        for number in 0..<12 {
            let exif = EXIFBlock(
                main: [.orientation(UInt16(number % 8 + 1)), .make("Äpfel"), .model("Iİıi \(number)")],
                exif: [.captured("2024:03:31 02:30:0\(number % 3)")]
                    + (number.isMultiple(of: 2) ? [.capturedOffset("+09:00")] : [])
            )
            try workspace.add(Pictures.jpeg(exif), as: "ordner \(number % 3)/İmage-\(number).JPG")
        }
        let ramp = PNGFile(.ramp(width: 900, height: 700))
        for (name, format, options) in [
            ("large.jpg", "jpg", "Q=92"), ("progressive.jpg", "jpg", "interlace"), ("image.webp", "webp", "Q=80"),
            ("IMAGE.png", "png", ""), ("image.png", "png", "interlace"), ("image.tif", "tif", ""),
        ] {
            try workspace.add(VipsTool.encode(ramp, as: format, options: options), as: name)
        }
        try workspace.add(Array(ramp.bytes.prefix(70_000)), as: "cut.png")
        try workspace.add(Array("nothing".utf8), as: "text.jpg")
        return workspace
    }

    @Test("jobs, time zone and locale change no byte of what comes out")
    func surroundings() throws {
        let workspace = try workspace()
        let runs: [(jobs: String, environment: [String: String])] = [
            ("1", ["TZ": "UTC", "LC_ALL": "C"]), ("8", ["TZ": "UTC", "LC_ALL": "C"]),
            ("1", ["TZ": "Asia/Tokyo", "LC_ALL": "de_DE.utf8"]), ("8", ["TZ": "Asia/Tokyo", "LC_ALL": "ko_KR.UTF-8"]),
            ("3", ["TZ": "America/St_Johns", "LC_ALL": "tr_TR.utf8", "LANGUAGE": "de"]),
        ]
        var results: [Results] = []
        for (index, run) in runs.enumerated() {
            let name = "out\(index)"
            let result = try workspace.thumbgen(
                "--jobs",
                run.jobs,
                "--format",
                "jpeg,webp",
                into: name,
                environment: run.environment.mapValues { $0 }
            )
            #expect(result.ending == .exited(1), "\(result.errorText)")
            results.append(try workspace.results(in: name))
        }
        // Eighteen good photos, two formats, three scales.
        #expect(results[0].pictures.count == 108)
        for other in results.dropFirst() { #expect(try other.differences(from: results[0]) == []) }
    }

    @Test("the manifest knows no place and no clock of the machine")
    func noTrace() throws {
        let workspace = try workspace()
        _ = try workspace.thumbgen()
        let manifest = String(decoding: try workspace.results().read("manifest.json"), as: UTF8.self)
        #expect(manifest.contains("2024-03-31T02:30:00+09:00"))
        #expect(manifest.contains("\"2024-03-31T02:30:01\""))
        #expect(!manifest.contains(String(decoding: workspace.folder.path, as: UTF8.self)))
        let year = String(
            decoding: try ChildProcess(Array("date".utf8), [Array("+%Y-%m-%d".utf8)]).wait().output.prefix(10),
            as: UTF8.self
        )
        #expect(!manifest.contains(year))
    }
}
