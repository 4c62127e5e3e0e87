import TestSupport
import Testing

@Suite("Inspect")
struct InspectTests {
    @Test("a line of JSON a file says what header and EXIF say")
    func values() throws {
        let folder = try TemporaryFolder()
        let exif = EXIFBlock(
            byteOrder: .big,
            main: [.orientation(6), .make("Canon"), .model("Canon EOS R5"), .artist("Ada"), .copyright("(c) Ada")],
            exif: [.captured("2024:05:06 07:08:09"), .capturedOffset("-03:30"), .capturedSubsecond("070")],
            gps: [
                .latitudeReference("S"), .latitude([(33, 1), (30, 1), (0, 1)]),
                .longitudeReference("E"), .longitude([(70, 1), (15, 1), (0, 1)]),
            ]
        )
        try folder.write(Pictures.jpeg(exif), to: "a.jpg")
        // A name that is no UTF-8, a content that is not what the name says.
        try folder.write(PNGFile(.quarters(width: 6, height: 4)).bytes, to: [0xFF] + Array(".jpg".utf8))
        try folder.write(
            VipsTool.encode(PNGFile(PixelBuffer(width: 5, height: 7, filledWith: [1, 2, 3, 4])), as: "webp"),
            to: "c"
        )
        try folder.write(Pictures.jpeg(options: "interlace"), to: "d.jpg")

        let names = [Array("a.jpg".utf8), [0xFF] + Array(".jpg".utf8), Array("c".utf8), Array("d.jpg".utf8)]
        let result = try Program.run([Array("inspect".utf8)] + names, in: folder.path)
        #expect(result.ending == .exited(0), "\(result.errorText)")
        #expect(result.errors == [])
        let first =
            #"{"alpha":false,"artist":"Ada","bands":3,"bitDepth":8,"camera":"Canon EOS R5","#
            + #""captured":"2024-05-06T07:08:09.070-03:30","capturedTag":"DateTimeOriginal","copyright":"(c) Ada","#
            + #""file":"a.jpg","format":"jpeg","height":64,"location":{"latitude":-33.5,"longitude":70.25},"#
            + #""orientation":6,"progressive":false,"storedHeight":48,"storedWidth":64,"width":48}"#
        func other(alpha: Bool, bands: Int, _ rest: String) -> String {
            #"{"alpha":\#(alpha),"bands":\#(bands),"bitDepth":8,\#(rest)}"#
        }
        #expect(
            result.outputText.split(separator: "\n").map(String.init) == [
                first,
                other(
                    alpha: false,
                    bands: 3,
                    #""file":"%FF.jpg","format":"png","height":4,"orientation":1,"progressive":false,"#
                        + #""storedHeight":4,"storedWidth":6,"width":6"#
                ),
                other(
                    alpha: true,
                    bands: 4,
                    #""file":"c","format":"webp","height":7,"orientation":1,"progressive":false,"#
                        + #""storedHeight":7,"storedWidth":5,"width":5"#
                ),
                other(
                    alpha: false,
                    bands: 3,
                    #""file":"d.jpg","format":"jpeg","height":48,"orientation":1,"progressive":true,"#
                        + #""storedHeight":48,"storedWidth":64,"width":64"#
                ),
            ]
        )
    }

    @Test("formats beyond the usual are told of where they are allowed")
    func allowed() throws {
        let folder = try TemporaryFolder()
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='30' height='20'/>"
        try folder.write(Array(svg.utf8), to: "a.svg")
        try folder.write(PDFFile(pages: ["1 0 0"]).bytes, to: "b.pdf")
        let picture = PNGFile(.quarters(width: 6, height: 4))
        try folder.write(VipsTool.encode(picture, as: "jp2", options: "lossless"), to: "c.jp2")

        let refused = try Program.run("inspect", "--allow", "pdf,jp2", "a.svg", "b.pdf", "c.jp2", in: folder.path)
        #expect(refused.ending == .exited(1))
        #expect(refused.errorText == "a.svg: error: exif: svg files are read only where they are allowed\n")
        #expect(refused.outputText.split(separator: "\n").count == 2)

        let result = try Program.run("inspect", "--allow=svg", "a.svg", in: folder.path)
        #expect(result.ending == .exited(0), "\(result.errorText)")
        #expect(result.outputText.contains(#""format":"svg","height":20,"#))
        #expect(result.outputText.contains(#""width":30"#))

        let misspelt = try Program.run("inspect", "--allow", "svgz", "a.svg", in: folder.path)
        #expect(misspelt.ending == .exited(64))
    }

    @Test("a file that is no picture is named, the others are told of")
    func failure() throws {
        let folder = try TemporaryFolder()
        try folder.write(Pictures.plain([1, 2, 3]), to: "a.png")
        try folder.write(Array("text".utf8), to: "b.png")
        let result = try Program.run("inspect", "b.png", "missing.png", "a.png", in: folder.path)
        #expect(result.ending == .exited(1))
        #expect(result.outputText.split(separator: "\n").count == 1)
        #expect(result.outputText.contains(#""file":"a.png""#))
        let lines = result.errorText.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.hasPrefix("b.png: error: exif: ") == true)
        #expect(lines.last?.hasPrefix("missing.png: error: exif: ") == true)
    }
}
