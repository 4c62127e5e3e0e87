import TestSupport
import Testing

@Suite("Formats on request")
struct FormatsOnRequestTests {
    private static let red =
        "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'><rect width='20' height='20' fill='red'/></svg>"

    private func workspace() throws -> Workspace {
        let workspace = try Workspace()
        try workspace.add(Array(Self.red.utf8), as: "a.svg")
        try workspace.add(PDFFile(pages: ["1 0 0", "0 0 1"]).bytes, as: "b.pdf")
        let picture = PNGFile(PixelBuffer(width: 20, height: 20, filledWith: [255, 0, 0]))
        try workspace.add(VipsTool.encode(picture, as: "jp2", options: "lossless"), as: "c.jp2")
        return workspace
    }

    @Test("they are passed over by name, and refused by content")
    func unasked() throws {
        let workspace = try workspace()
        try workspace.add(Array(Self.red.utf8), as: "drawing.jpg")
        let result = try workspace.thumbgen()
        #expect(result.ending == .exited(1))
        #expect(result.errorText.contains("1 photo: 1 photo failed, 3 other files passed over"), "\(result.errorText)")
        #expect(result.errorText.contains("drawing.jpg: error: exif: svg files are read only where they are allowed"))
        #expect(try workspace.results().manifest.failures.map(\.code) == ["unsupported-format"])
    }

    @Test("each is made where it is asked for, the first page of many")
    func allowed() throws {
        let workspace = try workspace()
        let options = [
            "--allow", "jp2,svg,pdf", "--cell", "40x40", "--scale", "1", "--format", "png", "--sort", "path",
        ]
        let arguments = options.map { Array($0.utf8) } + [workspace.input, workspace.output]
        let result = try Program.run(arguments)
        #expect(result.ending == .exited(0), "\(result.errorText)")
        let results = try workspace.results()
        #expect(try results.manifest.photos.count == 3)
        for name in results.pictures {
            let pixels = try VipsTool.pixels(of: results.path(name))
            #expect(pixels[20, 20] == [255, 0, 0], "\(name)")
        }
        // Drawings have no pixels that could be enlarged; the 20 pixels of the JPEG 2000 have.
        let enlarged = try results.manifest.photos.filter { $0.renditions.contains(where: \.enlarged) }.map(\.source)
        #expect(enlarged == ["c.jp2"])
    }

    @Test("what is allowed may change from run to run")
    func changes() throws {
        let workspace = try Workspace()
        try workspace.add(Array(Self.red.utf8), as: "drawing.jpg")
        for _ in 0..<2 {
            #expect(try workspace.thumbgen().ending == .exited(1))
            #expect(try workspace.thumbgen("--allow", "svg").ending == .exited(0))
            #expect(try workspace.results().manifest.sources == ["drawing.jpg"])
        }
    }

    @Test("a drawing shows no other file")
    func references() throws {
        let workspace = try Workspace()
        try workspace.add(Pictures.plain([255, 0, 255], width: 20, height: 20), as: "secret.png")
        let reference = """
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="20" height="20">
            <rect width="20" height="20" fill="lime"/><image xlink:href="secret.png" width="20" height="20"/>
            <image xlink:href="in/secret.png" width="20" height="20"/></svg>
            """
        try workspace.add(Array(reference.utf8), as: "drawing.svg")
        let options = ["--allow", "svg", "--cell", "20x20", "--scale", "1", "--format", "png", "--include", "*.svg"]
        let result = try Program.run(
            options.map { Array($0.utf8) } + [workspace.input, workspace.output],
            in: workspace.folder.path
        )
        #expect(result.ending == .exited(0), "\(result.errorText)")
        let results = try workspace.results()
        #expect(results.pictures.count == 1)
        for name in results.pictures { #expect(try VipsTool.pixels(of: results.path(name))[10, 10] == [0, 255, 0]) }
    }

    @Test("entities and references that multiply cost the drawing alone")
    func bombs() throws {
        let workspace = try Workspace()
        let uses = (1..<9).map { level in
            "<g id='g\(level)'>" + String(repeating: "<use href='#g\(level - 1)'/>", count: 10) + "</g>"
        }
        let head = "<svg xmlns='http://www.w3.org/2000/svg' width='20' height='20'>"
        let nested = head + "<defs><g id='g0'><path d='M0 0h1'/></g>\(uses.joined())</defs><use href='#g8'/></svg>"
        let external =
            "<!DOCTYPE svg [<!ENTITY x SYSTEM 'file:///etc/passwd'>]>" + head + "<text y='20'>&x;</text></svg>"
        try workspace.add(Array(nested.utf8), as: "nested.svg")
        try workspace.add(Array(external.utf8), as: "external.svg")
        try workspace.add(Array(Self.red.utf8), as: "good.svg")
        let result = try workspace.thumbgen("--allow", "svg")
        #expect(result.ending == .exited(1), "\(result.errorText)")
        let manifest = try workspace.results().manifest
        #expect(manifest.sources == ["good.svg"])
        #expect(Set(manifest.failures.map(\.source)) == ["nested.svg", "external.svg"])
    }
}
