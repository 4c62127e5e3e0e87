import Foundation
import TestSupport
import Testing

@Suite("Reports of a run")
struct ReportTests {
    private struct Report: Decodable {
        struct Photo: Decodable {
            struct Failure: Decodable {
                let stage: String
                let code: String
            }

            let source: String
            let status: String
            let seconds: Double
            let written: Int
            let clippedGamut: Double
            let failures: [Failure]
        }

        struct Summary: Decodable {
            let photos: Int
            let written: Int
            let failed: Int
            let seconds: Double
            let met: Met
        }

        struct Met: Decodable {
            struct Clipped: Decodable {
                let photos: Int
                let meanShare: Double
            }

            let profilesConverted: Int
            let clippedGamut: Clipped
        }

        let summary: Summary
        let photos: [Photo]
    }

    private func workspace() throws -> Workspace {
        let workspace = try Workspace()
        try workspace.add(Pictures.plain([1, 2, 3]), as: "a.png")
        try workspace.add([1, 2, 3], as: "b.jpg")
        return workspace
    }

    @Test("as JSON: the figures and each photo, the failed run included")
    func json() throws {
        let workspace = try workspace()
        let path = String(decoding: workspace.folder.path("report.json"), as: UTF8.self)
        #expect(try workspace.thumbgen("--report", path).ending == .exited(1))
        let report = try JSONDecoder().decode(Report.self, from: Data(File.read(workspace.folder.path("report.json"))))
        #expect(report.photos.map(\.source) == ["a.png", "b.jpg"])
        #expect(report.photos.map(\.status) == ["written", "failed"])
        #expect(report.photos.map(\.written) == [3, 0])
        #expect(report.photos[0].seconds > 0)
        #expect(report.photos[1].failures.map(\.code) == ["not-an-image"])
        #expect((report.summary.photos, report.summary.written, report.summary.failed) == (2, 3, 1))
        #expect(report.summary.seconds >= report.photos[0].seconds)
    }

    @Test("colours that were converted and clipped are counted, in a second run as in the first")
    func colours() throws {
        let workspace = try Workspace()
        let half = PNGFile(PixelBuffer(width: 40, height: 40) { x, _ in x < 20 ? [0, 255, 0] : [128, 128, 128] })
        try workspace.add(VipsTool.encode(half, as: "png", options: "profile=p3"), as: "a-wide.png")
        try workspace.add(VipsTool.encode(half, as: "png", options: "profile=srgb"), as: "b-plain.png")
        let grey = PNGFile(PixelBuffer(width: 40, height: 40, filledWith: [128, 128, 128]))
        try workspace.add(VipsTool.encode(grey, as: "png", options: "profile=p3"), as: "c-wide-grey.png")
        let path = String(decoding: workspace.folder.path("report.json"), as: UTF8.self)
        for written in [3, 0] {
            #expect(try workspace.thumbgen("--report", path).ending == .exited(0))
            let data = Data(try File.read(workspace.folder.path("report.json")))
            let report = try JSONDecoder().decode(Report.self, from: data)
            #expect(report.photos.map(\.written) == [written, written, written])
            #expect(report.photos.map(\.clippedGamut) == [0.5, 0, 0])
            #expect(report.summary.met.profilesConverted == 2)
            #expect(report.summary.met.clippedGamut.photos == 1)
            #expect(report.summary.met.clippedGamut.meanShare == 0.5)
        }
    }

    @Test("as JUnit, as an XML reader sees it")
    func junit() throws {
        let workspace = try workspace()
        let path = String(decoding: workspace.folder.path("report.xml"), as: UTF8.self)
        #expect(try workspace.thumbgen("--report", path).ending == .exited(1))
        let text = String(decoding: try File.read(workspace.folder.path("report.xml")), as: UTF8.self)
        #expect(text.contains("<testsuites tests=\"2\" failures=\"1\" errors=\"0\""))
        #expect(text.contains("name=\"a.png\""))
        #expect(text.contains("<failure type=\"not-an-image\" message=\"exif: not a picture"))
    }

    @Test("where it cannot be written the thumbnails are there all the same")
    func unwritable() throws {
        let workspace = try workspace()
        let result = try workspace.thumbgen("--report", "/dev/null/report.json")
        #expect(result.ending == .exited(73))
        #expect(
            result.lastErrorLine
                == "thumbgen: error: the report '/dev/null/report.json' cannot be written: not a folder"
        )
        #expect(try workspace.results().pictures.count == 3)
    }

    @Test("in a workflow failures are annotations of their files")
    func annotations() throws {
        let workspace = try workspace()
        let arguments = ["in", "out"].map { Array($0.utf8) }
        for (value, isListening) in [("true", true), (nil, false)] {
            let result = try Program.run(
                arguments,
                environment: ["GITHUB_ACTIONS": value],
                in: workspace.folder.path
            )
            let lines = result.errorText.split(separator: "\n").filter { $0.hasPrefix("::") }
            #expect(
                lines
                    == (isListening
                        ? [
                            "::error file=in/b.jpg,title=thumbgen%3A not-an-image::exif: not a picture: the content is of no known image format"
                        ]
                        : [])
            )
        }
    }
}
