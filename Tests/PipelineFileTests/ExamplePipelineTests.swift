import PipelineFile
import TestSupport
import Testing
import ThumbnailModel

/// The examples do what they say.
struct ExamplePipelineTests {
    @Test(arguments: ExamplePipeline.all)
    func readsBackAsPrinted(_ example: ExamplePipeline) throws {
        let definition = try example.definition()
        let printed = PipelinePrinter.yaml(definition)
        #expect(try PipelineDocument.read(Array(printed.utf8), name: "printed") == definition)
    }

    @Test(arguments: ExamplePipeline.all)
    func namesTheSchema(_ example: ExamplePipeline) throws {
        let text = try String(decoding: example.bytes(), as: UTF8.self)
        #expect(text.hasPrefix("# yaml-language-server: $schema=schema.json\n# "))
    }

    @Test func gridIsWhatThePlainCommandLineBuilds() throws {
        #expect(try ExamplePipeline(name: "grid").definition() == .standard)
    }

    @Test func detailsFillAScreenAtEachScale() throws {
        let definition = try ExamplePipeline(name: "gallery-with-details").definition()
        var screen = ResizeOptions()
        screen.target = .box(width: 390, height: 844)
        screen.mode = .fit
        var large = EncodeOptions()
        large.quality = [.jpeg: 100]
        #expect(definition.stage(named: "screen")?.operation == .resize(screen))
        #expect(definition.stage(named: "large")?.operation == .encode(large))
        #expect(definition.grid.scales == [Scale(1), Scale(2), Scale(3)])
    }

    @Test func sourceSetHasFourWidthsInThreeFormats() throws {
        let definition = try ExamplePipeline(name: "web-srcset").definition()
        guard case .resize(let resize) = definition.stage(named: "sizes")?.operation,
            case .encode(let encode) = definition.stage(named: "encoded")?.operation
        else { throw ExampleError() }
        #expect(resize.target == .widths([320, 640, 1280, 1920]))
        #expect(encode.formats == [.avif, .webp, .jpeg])
        #expect(encode.quality == [.avif: 50, .webp: 75, .jpeg: 80])
    }

    @Test func avatarsAreRoundAndAThirdOf390Points() throws {
        let definition = try ExamplePipeline(name: "avatars").definition()
        var mask = MaskOptions()
        mask.border = 2
        mask.borderColor = Color(red: 0xD3, green: 0xD3, blue: 0xD3)
        #expect(definition.grid.cellWidth == 130)
        #expect(definition.grid.cellHeight == 130)
        #expect(definition.stage(named: "circles")?.operation == .mask(mask))
    }

    @Test func smallGridIsFourCellsOf75Points() throws {
        let grid = try ExamplePipeline(name: "small-grid").definition().grid
        #expect(grid.columns == 4)
        #expect(grid.cell == Size(width: 75, height: 75))
        #expect(grid.width == 320)
    }

    @Test func albumsAreNamedByDay() throws {
        let definition = try ExamplePipeline(name: "albums").definition()
        guard case .write(let options) = definition.stage(named: "thumbs")?.operation else { throw ExampleError() }
        #expect(options.path.parts.first == .field(.captured("yyyy/MM/dd")))
    }

    @Test func iconsArePaddedOnWhite() throws {
        let definition = try ExamplePipeline(name: "app-icons").definition()
        guard case .resize(let options) = definition.stage(named: "padded")?.operation else { throw ExampleError() }
        #expect(options.mode == .pad)
        #expect(options.background == .white)
    }

    private struct ExampleError: Error {}
}
