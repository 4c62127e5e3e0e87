import TestSupport
import Testing

/// Contact sheets, through the program, compared with what they should be to the pixel.
@Suite struct SheetTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func picturesLieWhereTheGridHasThem() throws {
        try writePhotos(14)
        let result = try sheet(smallGrid)
        #expect(result.exitStatus == 0)
        #expect(try files("out") == ["sheets/1.png"])
        #expect(try page("sheets/1.png") == expected(colours: (0..<14).map(colour)))
    }

    @Test func aPhotoThatFailsTakesNoPlace() throws {
        try writePhotos(9)
        let noise = PixelBuffer(width: 200, height: 200) { x, y in [UInt8(x * 7 % 256), UInt8(y * 13 % 256), 90] }
        let whole = try VipsTool.encode(PNGFile(noise), as: "jpg")
        try folder.write(Array(whole.prefix(whole.count / 2)), to: "in/02-half.jpg")
        let result = try sheet(smallGrid)
        #expect(result.exitStatus == 1)
        #expect(result.errorText.contains("02-half.jpg"))
        #expect(try page("sheets/1.png") == expected(colours: (0..<9).map(colour)))
    }

    @Test func pagesAreFullButTheLast() throws {
        try writePhotos(11)
        let result = try sheet(smallGrid + ["--rows", "1"])
        #expect(result.exitStatus == 0)
        #expect(result.errorText.contains("3 contact sheets written"))
        let pages = (0..<3).map { Array((4 * $0..<min(4 * $0 + 4, 11)).map(colour)) }
        for (number, colours) in pages.enumerated() {
            #expect(try page("sheets/\(number + 1).png") == expected(colours: colours))
        }
    }

    @Test func captionsStandBelowPicturesAndTouchNone() throws {
        let names = ["<b>x.png", "&amp;.png", "%d\u{202E}gnp.png", String(repeating: "W", count: 200) + ".png"]
        for (number, name) in names.enumerated() {
            try folder.write(photo(number), to: Array("in/\(number)".utf8) + Array(name.utf8))
        }
        try folder.write(photo(4), to: Array("in/4".utf8) + [0xFF, 0x1B, 0x0A] + Array(".png".utf8))
        let result = try sheet(smallGrid + ["--captions", "name"])
        #expect(result.exitStatus == 0)
        let page = try page("sheets/1.png")
        #expect((page.width, page.height) == (320, 4 + 2 * (79 + 14)))
        let plain = expected(colours: (0..<5).map(colour), captionHeight: 14)
        var inked = Set<Int>()
        for y in 0..<page.height {
            for x in 0..<page.width where page[x, y] != plain[x, y] {
                let (across, down) = ((x - 4) % 79, (y - 4) % 93)
                let isCaption = across < 75 && down >= 75 && down < 89
                inked.insert(isCaption ? (y - 4) / 93 * 4 + (x - 4) / 79 : -1)
            }
        }
        #expect(inked == [0, 1, 2, 3, 4])
    }

    @Test func theNumberOfJobsDoesNotShow() throws {
        try writePhotos(60)
        let options = ["--rows", "3", "--captions", "name", "--title", "Sixty"]
        #expect(try sheet(smallGrid + options + ["--jobs", "1"], to: "one").exitStatus == 0)
        #expect(try sheet(smallGrid + options + ["--jobs", "8"], to: "eight").exitStatus == 0)
        #expect(try files("one") == (1...5).map { "sheets/\($0).png" })
        #expect(try files("one") == files("eight"))
        for name in try files("one") {
            #expect(try File.read(folder.path("one/\(name)")) == File.read(folder.path("eight/\(name)")))
        }
    }

    @Test func aGridMayHaveASheetBesideItsThumbnails() throws {
        try writePhotos(3)
        let arguments = ["--sheet", "--scale", "2,3", "in", "out"]
        #expect(try Program.run(arguments.map { Array($0.utf8) }, in: folder.path).exitStatus == 0)
        // The sheet is at 1x, which no thumbnail is.
        let page = try page("sheets/1.jpg")
        #expect((page.width, page.height) == (390, 129))
        let files = try files("out")
        #expect(files.filter { $0.contains("@1x") } == [])
        #expect(files.filter { $0.hasSuffix("@3x.jpg") }.count == 3)
        // A further run makes no thumbnail, and the same sheet also of photos that are but copies.
        let before = try File.read(folder.path("out/sheets/1.jpg"))
        let again = try Program.run(arguments.map { Array($0.utf8) }, in: folder.path)
        #expect(again.errorText.contains("6 thumbnails up to date"))
        #expect(try File.read(folder.path("out/sheets/1.jpg")) == before)
        // By now all contents are known: nothing is left to do, until a page is damaged.
        let third = try Program.run(arguments.map { Array($0.utf8) }, in: folder.path)
        #expect(!third.errorText.contains("contact sheet"))
        let check = (["check"] + arguments).map { Array($0.utf8) }
        #expect(try Program.run(check, in: folder.path).exitStatus == 0)
        try File.write([1, 2, 3], to: folder.path("out/sheets/1.jpg"))
        #expect(try Program.run(check, in: folder.path).exitStatus == 3)
        #expect(try Program.run(arguments.map { Array($0.utf8) }, in: folder.path).exitStatus == 0)
        #expect(try File.read(folder.path("out/sheets/1.jpg")) == before)
        try folder.write(photo(0), to: "in/copy.png")
        #expect(try Program.run(arguments.map { Array($0.utf8) }, in: folder.path).exitStatus == 0)
        #expect(try self.page("sheets/1.jpg").height == 260)
        let without = (["--exclude", "copy*"] + arguments).map { Array($0.utf8) }
        #expect(try Program.run(without, in: folder.path).exitStatus == 0)
        #expect(try File.read(folder.path("out/sheets/1.jpg")) == before)

        let manifest = try String(decoding: File.read(folder.path("out/manifest.json")), as: UTF8.self)
        #expect(
            manifest.contains(
                #"{"height":129,"page":1,"path":"sheets/1.jpg","photos":3,"stage":"sheets","width":390}"#
            )
        )
    }

    @Test func aReviewShowsWhatCropsLoseMostFirst() throws {
        for (name, width, height) in [("a", 100, 100), ("b", 200, 100), ("c", 100, 300)] {
            let picture = PNGFile(PixelBuffer(width: width, height: height, filledWith: [200, 200, 200]))
            try folder.write(picture.bytes, to: "in/\(name).png")
        }
        let options = ["--crops", "--captions", "none", "--format", "png", "--cell", "90x90", "--spacing", "0"]
        #expect(try sheet(options + ["--scale", "1"]).exitStatus == 0)
        #expect(try files("out") == ["crops.png"])
        let page = try page("crops.png")
        let (line, dim, kept): ([UInt8], [UInt8], [UInt8]) = ([255, 204, 0], [80, 80, 80], [200, 200, 200])
        // c: a third of its height is kept, 30 pixels of 30x90 in the middle of the first cell.
        #expect(page[45, 15] == dim && page[45, 30] == line && page[45, 45] == kept && page[45, 75] == dim)
        #expect(page[15, 45] == [255, 255, 255])
        // b: half of its width is kept.
        #expect(page[95, 45] == dim && page[90 + 23, 45] == line && page[135, 45] == kept)
        // a: nothing is lost.
        #expect(page[180, 45] == line && page[225, 45] == kept)
    }

    @Test func pipelinesMakeSheetsOfMaskedPictures() throws {
        try writePhotos(2)
        let pipeline = """
            version: 1
            grid: { columns: 2, cell: 40x40, spacing: 0, scales: [1] }
            stages:
              photos: { use: discover, sort: name, order: asc }
              exif:   { use: exif,     from: photos }
              pixels: { use: decode,   from: exif }
              cells:  { use: resize,   from: pixels }
              round:  { use: mask,     from: cells, shape: circle }
              pages:  { use: sheet,    from: round, format: png, background: "#000", scale: 2, path: "page.{ext}" }
            """
        try folder.write(Array(pipeline.utf8), to: "round.yml")
        let result = try Program.run("run", "round.yml", "in", "out", in: folder.path)
        #expect(result.exitStatus == 0)
        let page = try page("page.png")
        #expect((page.width, page.height) == (160, 80))
        #expect(page[0, 0] == [0, 0, 0] && page[79, 79] == [0, 0, 0] && page[81, 0] == [0, 0, 0])
        #expect(page[40, 40] == colour(0) && page[120, 40] == colour(1) && page[120, 2] == colour(1))
    }

    private let smallGrid = [
        "--cols", "4", "--cell", "75x75", "--spacing", "4", "--inset", "4", "--format", "png", "--sort", "name",
        "--order", "asc",
    ]

    private func colour(_ number: Int) -> [UInt8] {
        [UInt8(number * 37 % 256), UInt8(number * 91 % 256), UInt8(255 - number)]
    }

    private func photo(_ number: Int) -> [UInt8] {
        PNGFile(PixelBuffer(width: 40, height: 30, filledWith: colour(number))).bytes
    }

    private func writePhotos(_ count: Int) throws {
        for number in 0..<count {
            let name = number < 10 ? "0\(number)" : "\(number)"
            try folder.write(photo(number), to: "in/\(name).png")
        }
    }

    private func sheet(_ options: [String], to output: String = "out") throws -> ChildProcessResult {
        try Program.run((["sheet"] + options + ["in", output]).map { Array($0.utf8) }, in: folder.path)
    }

    /// What was made, the state aside.
    private func files(_ output: String) throws -> [String] {
        try FileTree(folder.path(output)).files.filter { !$0.hasPrefix(".thumbgen/") }
    }

    private func page(_ path: String) throws -> PixelBuffer {
        try VipsTool.pixels(of: folder.path("out/\(path)"))
    }

    /// Cells of 75 pixels with 4 between and around them.
    private func expected(colours: [[UInt8]], captionHeight: Int = 0) -> PixelBuffer {
        let pitch = 79 + captionHeight
        return PixelBuffer(width: 320, height: 4 + (colours.count + 3) / 4 * pitch) { x, y in
            let number = (y - 4) / pitch * 4 + (x - 4) / 79
            let isInCell = x >= 4 && y >= 4 && (x - 4) % 79 < 75 && (y - 4) % pitch < 75
            return isInCell && number < colours.count ? colours[number] : [255, 255, 255]
        }
    }
}
