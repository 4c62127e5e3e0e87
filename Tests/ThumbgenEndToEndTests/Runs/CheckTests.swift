import Foundation
import TestSupport
import Testing

@Suite("Check and plan")
struct CheckTests {
    private struct Plan: Decodable, Equatable {
        struct Rebuild: Decodable, Equatable {
            let output: String
            let source: String
            let code: String
            let reason: String
        }

        let upToDate: Bool
        let rebuilds: [Rebuild]
        let orphans: [String]
        let documents: [String]
        let unreadable: [String]
    }

    private func workspace() throws -> Workspace {
        let workspace = try Workspace()
        for name in ["a.png", "b.png", "c.png"] {
            try workspace.add(Pictures.plain(Array("\(name)".utf8.prefix(3))), as: name)
        }
        #expect(try workspace.thumbgen("--scale", "1").ending == .exited(0))
        return workspace
    }

    private func check(_ workspace: Workspace, _ options: String...) throws -> ChildProcessResult {
        try Program.run(
            (["check", "--scale", "1"] + options).map { Array($0.utf8) } + [workspace.input, workspace.output]
        )
    }

    @Test("each kind of difference has its line and ends with 3")
    func differences() throws {
        let workspace = try workspace()
        let clean = try check(workspace)
        #expect(clean.ending == .exited(0) && clean.output.isEmpty)

        try workspace.run("rm", "out/a@1x.jpg", "in/b.png")
        try workspace.add(Pictures.plain([7, 7, 7]), as: "c.png")
        try workspace.add(Pictures.plain([8, 8, 8]), as: "d.png")
        let result = try check(workspace)
        #expect(result.ending == .exited(3))
        #expect(
            result.outputLines == [
                "a@1x.jpg: missing", "c@1x.jpg: stale (content changed)", "d@1x.jpg: missing", "b@1x.jpg: orphaned",
            ]
        )
        let data = try check(workspace, "--json")
        #expect(data.ending == .exited(3))
        let plan = try JSONDecoder().decode(Plan.self, from: Data(data.output))
        #expect(
            plan
                == Plan(
                    upToDate: false,
                    rebuilds: [
                        Plan.Rebuild(
                            output: "a@1x.jpg",
                            source: "a.png",
                            code: "output-missing",
                            reason: "output missing"
                        ),
                        Plan.Rebuild(
                            output: "c@1x.jpg",
                            source: "c.png",
                            code: "content-changed",
                            reason: "content changed"
                        ),
                        Plan.Rebuild(output: "d@1x.jpg", source: "d.png", code: "new", reason: "new"),
                    ],
                    orphans: ["b@1x.jpg"],
                    documents: [],
                    unreadable: []
                )
        )
        #expect(try workspace.thumbgen("plan", "--json", "--scale", "1").output == data.output)
    }

    @Test("a manifest that is not of these photos is out of date")
    func documents() throws {
        let workspace = try workspace()
        try workspace.folder.write(Array("{}".utf8), to: "out/manifest.json")
        try workspace.run("rm", "out/index.html")
        let result = try check(workspace)
        #expect(result.ending == .exited(3))
        #expect(result.outputLines == ["manifest.json: out of date", "index.html: out of date"])
        #expect(try workspace.thumbgen("--scale", "1").ending == .exited(0))
        #expect(try check(workspace).ending == .exited(0))
    }

    @Test("--decode finds what has the size and time of a thumbnail and is none")
    func unreadable() throws {
        let workspace = try workspace()
        let path = workspace.folder.path("out/b@1x.jpg")
        let size = try File.read(path).count
        try workspace.run("cp", "-p", "out/b@1x.jpg", "times")
        try workspace.run("cp", "--no-preserve=all", "/dev/null", "out/b@1x.jpg")
        try workspace.run("truncate", "-s", "\(size)", "out/b@1x.jpg")
        try workspace.run("touch", "-r", "times", "out/b@1x.jpg")
        #expect(try check(workspace).ending == .exited(0))
        let result = try check(workspace, "--decode")
        #expect(result.ending == .exited(3))
        #expect(result.outputLines == ["b@1x.jpg: unreadable"])
    }
}
