import Foundation
import TestSupport
import Testing

@Suite("Streams")
struct StreamsTests {
    private func workspace(broken: Bool = false) throws -> Workspace {
        let workspace = try Workspace()
        try workspace.add(Pictures.jpeg(), as: "a.jpg")
        try workspace.add(Pictures.plain([1, 2, 3]), as: "b.png")
        if broken {
            // The decoder of such a file has much to say.
            var cut = try JPEGSegments(Pictures.jpeg())
            cut.cutScans(to: 0.3)
            try workspace.add(cut.bytes, as: "c.jpg")
        }
        return workspace
    }

    @Test("without a terminal there is no moving line, no colour, and no word of a library")
    func plain() throws {
        let result = try workspace(broken: true).thumbgen(environment: [
            "TERM": "xterm-256color", "COLORTERM": "truecolor",
        ])
        #expect(result.ending == .exited(1))
        #expect(result.output == [])
        #expect(!result.errors.contains(0x0D) && !result.errors.contains(0x1B))
        #expect(!result.errorText.contains("WARNING") && !result.errorText.contains("GLib"))
        let lines = result.errorText.split(separator: "\n")
        #expect(lines.count == 2, "\(result.errorText)")
        #expect(lines.first?.hasPrefix("c.jpg: error: pixels: ") == true)
    }

    @Test("--json gives one object, and nothing else, on stdout")
    func json() throws {
        let result = try workspace(broken: true).thumbgen("--json")
        #expect(result.outputText.split(separator: "\n", omittingEmptySubsequences: false).count == 2)
        let figures = try #require(try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any])
        #expect(figures["photos"] as? Int == 3)
        #expect(figures["written"] as? Int == 6)
        #expect(figures["failed"] as? Int == 1)
    }

    @Test("--quiet says nothing of what went well")
    func quiet() throws {
        for option in ["-q", "--quiet"] {
            let result = try workspace().thumbgen(option)
            #expect(result.ending == .exited(0))
            #expect(result.output == [] && result.errors == [])
        }
        let failed = try workspace(broken: true).thumbgen("-q")
        #expect(failed.ending == .exited(1))
        #expect(failed.errorText.split(separator: "\n").count == 1)
    }

    @Test("--verbose tells of every photo")
    func verbose() throws {
        let result = try workspace().thumbgen("-v")
        #expect(result.errorText.contains("a.jpg: done\n"))
        #expect(result.errorText.contains("b.png: done\n"))
    }

    @Test("an empty folder is no failure")
    func empty() throws {
        let workspace = try Workspace()
        let result = try workspace.thumbgen()
        #expect(result.ending == .exited(0))
        #expect(result.errorText == "no photos\n")
        #expect(try workspace.results().manifest.photos.isEmpty)
    }
}
