import TestSupport
import Testing

/// Photos picked by hand, as the page exports them.
@Suite struct SelectionTests {
    private func workspace() throws -> Workspace {
        let workspace = try Workspace()
        for name in ["a.png", "b/100%.png", "c%20.png", "d.png"] {
            try workspace.add(Pictures.plain([UInt8(name.count), 7, 7]), as: name)
        }
        return workspace
    }

    @Test("only the picked photos come, in the order they were picked")
    func order() throws {
        let workspace = try workspace()
        // The text form of the manifest: a per cent sign before two digits is written out.
        let list = "d.png\r\nc%2520.png\n\nb/100%.png\nd.png\n"
        try workspace.folder.write(Array(list.utf8), to: Array("selection.txt".utf8))
        let file = String(decoding: workspace.folder.path("selection.txt"), as: UTF8.self)
        let result = try workspace.thumbgen("--select", file, "--scale", "1")
        #expect(result.ending == .exited(0), "\(result.errorText)")
        let photos = try workspace.results().manifest.photos
        #expect(photos.map(\.source) == ["d.png", "c%2520.png", "b/100%.png"])
        #expect(try workspace.results().pictures.count == 3)
    }

    @Test("a picked path that is no photo is named")
    func missing() throws {
        let workspace = try workspace()
        try workspace.folder.write(Array("a.png\nnowhere.png\n".utf8), to: Array("selection.txt".utf8))
        let file = String(decoding: workspace.folder.path("selection.txt"), as: UTF8.self)
        let result = try workspace.thumbgen("--select", file)
        #expect(result.ending == .exited(0))
        #expect(result.errorText.contains("selected, but no photo of the inputs: nowhere.png"))
    }

    @Test("a list that cannot be read stops the run")
    func unreadable() throws {
        let workspace = try workspace()
        let result = try workspace.thumbgen("--select", "no-such-list")
        #expect(result.ending == .exited(66))
        #expect(result.errorText.contains("no-such-list"))
        #expect(!File.exists(workspace.output))
    }
}
