import PipelineFile
import TestSupport
import Testing
import ThumbnailModel

/// Whatever a pipeline holds, it reads back as printed.
struct RandomPipelineTests {
    @Test(arguments: 0..<300)
    func readsBackAsPrinted(seed: Int) throws {
        var random = RandomPipeline(seed: UInt64(seed))
        let definition = random.definition()
        let printed = PipelinePrinter.yaml(definition)
        let again = try PipelineDocument.read(Array(printed.utf8), name: "printed.yml")
        #expect(again == definition, "\(printed)")
    }
}

/// Makes pipelines whose settings are anything that is allowed.
private struct RandomPipeline {
    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    mutating func definition() -> PipelineDefinition {
        let sheetPath = try? PathTemplate("s \(text())/{index}-{stage}.{ext}")
        var sheet = SheetOptions()
        sheet.rows = Int.random(in: 0...9, using: &generator)
        sheet.quality = one(of: [nil, 7])
        sheet.background = color()
        sheet.captions = one(of: SheetCaption.allCases)
        sheet.title = one(of: ["", text()])
        sheet.path = sheetPath ?? .sheet
        var gallery = GalleryOptions()
        gallery.title = text()
        gallery.preselect = one(of: [nil, text()])
        var exif = ExifOptions()
        exif.location = .random(using: &generator)
        return PipelineDefinition(
            grid: grid(),
            stages: [
                StageDefinition("photos", .discover(discover())),
                StageDefinition("exif", from: ["photos"], .exif(exif)),
                StageDefinition("pixels", from: ["exif"], .decode(decode())),
                StageDefinition("on", from: ["pixels"], .resize(resize())),
                StageDefinition("12", from: ["on"], .mask(mask())),
                StageDefinition("encoded", from: ["12"], .encode(encode())),
                StageDefinition("thumbs", from: ["encoded"], .write(write())),
                StageDefinition("sheet", from: ["12", "on"], .sheet(sheet)),
                StageDefinition("manifest", from: ["thumbs", "sheet"], .manifest(ManifestOptions())),
                StageDefinition("null", from: ["manifest"], .gallery(gallery)),
            ]
        )
    }

    private mutating func grid() -> Grid {
        var grid = Grid(
            columns: Int.random(in: 1...9, using: &generator),
            spacing: number(0...5),
            width: number(100...2000),
            inset: number(0...4),
            aspect: number(0.5...2),
            scales: one(of: [[Scale(1)], [Scale(3), Scale(1.5)], [Scale(1), Scale(2), Scale(3)]])
        )
        if Bool.random(using: &generator) { grid.setCell(width: number(10...90), height: number(10...90)) }
        return grid
    }

    private mutating func discover() -> DiscoverOptions {
        var options = DiscoverOptions()
        options.include = one(of: [[], [text()], ["*.jpg", "[ab]*,{c,d}"]])
        options.exclude = one(of: [[], [text(), "x"]])
        options.sort = one(of: SortKey.allCases)
        options.order = one(of: SortOrder.allCases)
        options.followSymlinks = .random(using: &generator)
        options.allow = one(of: [[], [.svg], [.pdf, .jp2]])
        return options
    }

    private mutating func decode() -> DecodeOptions {
        var options = DecodeOptions()
        options.maxPixels = Int.random(in: 1...100_000_000_000, using: &generator)
        options.failOn = one(of: FailureThreshold.allCases)
        options.source = one(of: PixelSource.allCases)
        options.gamut = one(of: Gamut.allCases)
        return options
    }

    private mutating func resize() -> ResizeOptions {
        var options = ResizeOptions()
        options.target = one(of: [
            .cell, .box(width: number(1...500), height: number(1...500)), .longEdge(number(1...5000)),
            .shortEdge(number(1...5000)), .widths([number(1...100), number(200...300)]), .widths([number(1...100)]),
        ])
        options.scales = one(of: [nil, [Scale(2)], [Scale(0.5), Scale(4)]])
        options.mode = one(of: ResizeMode.allCases)
        options.gravity = one(of: [
            .attention, .entropy, .compass(one(of: Compass.allCases)),
            .focalPoint(Point(x: number(0...1), y: number(0...1))),
        ])
        options.crop = one(of: [
            nil, Rect(x: number(0...0.5), y: number(0...0.5), width: 0.5, height: number(0.1...0.5)),
        ])
        options.background = color()
        options.enlarge = one(of: options.mode == .fit ? [nil, false] : [nil, false, true])
        options.linear = .random(using: &generator)
        options.sharpen = number(0...10)
        return options
    }

    private mutating func mask() -> MaskOptions {
        var options = MaskOptions()
        options.shape = one(of: MaskShape.allCases)
        options.radius = number(0...100)
        options.border = number(0...9)
        options.borderColor = color()
        return options
    }

    private mutating func encode() -> EncodeOptions {
        var options = EncodeOptions()
        options.formats = one(of: [[.jpeg], [.webp, .avif], [.jxl, .png, .jpeg], [.automatic], [.automatic, .webp]])
        options.quality = one(of: [
            [:], [.jpeg: 50], [.jpeg: 60, .webp: 60, .avif: 60, .png: 60, .jxl: 60], [.webp: 10, .avif: 90, .png: 82],
        ])
        options.dropIdleQualities()
        options.effort = one(of: [nil, 0, 9])
        options.progressive = .random(using: &generator)
        options.chroma = one(of: ChromaSubsampling.allCases)
        options.lossless = .random(using: &generator)
        options.palette = .random(using: &generator)
        options.keep = one(of: MetadataKept.allCases)
        options.background = color()
        return options
    }

    private mutating func write() -> WriteOptions {
        var options = WriteOptions()
        let path = try? PathTemplate("t\(text())/{captured:yyyy MM}/{name}-{stage}-{width}-{scale}.{format}.{ext}")
        options.path = path ?? .standard
        return options
    }

    private mutating func number(_ range: ClosedRange<Double>) -> Double {
        let number = Double.random(in: range, using: &generator)
        return one(of: [number, max(range.lowerBound, number.rounded(.down))])
    }

    private mutating func color() -> Color {
        Color(
            red: .random(in: 0...255, using: &generator),
            green: .random(in: 0...255, using: &generator),
            blue: .random(in: 0...255, using: &generator),
            alpha: one(of: [255, 0, 128])
        )
    }

    /// Text with what YAML reads as something else.
    private mutating func text() -> String {
        one(of: [
            "yes", "no", "null", "~", "12", "1e3", "- a", "a: b", "a #b", "# a", "\"quoted\"", "it's", "back\\slash",
            "tab\tbed",
            "  blanks  ", "größe", "日本", "👩‍👩‍👧", "\u{202E}reversed", "\u{A0}", "*a", "&a", "!a", "%a", "@a", "plain",
            "e\u{301}",
        ])
    }

    private mutating func one<Value>(of values: [Value]) -> Value {
        values[Int.random(in: values.indices, using: &generator)]
    }
}
