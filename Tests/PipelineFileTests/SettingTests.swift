import PipelineFile
import Testing
import ThumbnailModel

/// Settings of the standard pipeline, as the command line makes them.
struct SettingTests {
    @Test(arguments: [
        ("grid.columns", "4", "grid: { columns: 4 }"),
        ("grid.spacing", "2.50", "grid: { spacing: 2.5 }"),
        ("grid.scales", "1,2", "grid: { scales: [1, 2] }"),
        ("grid.scales", "2", "grid: { scales: 2 }"),
        ("grid.cell", "75x100", "grid: { cell: 75x100 }"),
        ("grid.aspect", "3:2", "grid: { aspect: 1.5 }"),
        ("pixels.max-pixels", "100M", "max-pixels: 100000000"),
        ("pixels.fail-on", "none", "fail-on: none"),
        ("cells.mode", "aspectFit", "mode: fit"),
        ("cells.gravity", "0.25,0.75", "gravity: [0.25, 0.75]"),
        ("cells.gravity", "attention", "gravity: attention"),
        ("cells.crop", "0,0.1,1,0.5", "crop: [0, 0.1, 1, 0.5]"),
        ("cells.background", "#FFF8", "background: \"#ffffff88\""),
        ("cells.enlarge", "false", "enlarge: false"),
        ("cells.to", "320x200", "to: { width: 320, height: 200 }"),
        ("cells.to", "{ long-edge: 640 }", "to: { long-edge: 640 }"),
        ("encoded.format", "jpg,webp", "format: [jpeg, webp]"),
        ("encoded.quality", "jpeg=70", "quality: 70"),
        ("encoded.quality", "{ jpeg: 70 }", "quality: 70"),
        ("photos.include", "*.{jpg,png},*.heic", "include: [\"*.{jpg,png}\", \"*.heic\"]"),
        ("thumbs.path", "{name}-{scale}.{ext}", "path: \"{name}-{scale}.{ext}\""),
        ("page.title", "yes, {all} of them", "title: \"yes, {all} of them\""),
    ])
    func setsAndPrints(path: String, value: String, printed: String) throws {
        var definition = PipelineDefinition.standard
        try definition.set(path, to: value, position: "--set")
        let yaml = PipelinePrinter.yaml(definition)
        #expect(yaml.contains(printed), "\(yaml)")
    }

    @Test(arguments: [
        ("grid.columns", "0", "--cols: expected a whole number from 1 to 1000, got 0"),
        ("grid.columns", "three", "--cols: expected a whole number from 1 to 1000, got \"three\""),
        ("grid.columns", "2.5", "--cols: expected a whole number from 1 to 1000, got 2.5"),
        ("grid.width", "390px", "--cols: expected a number from 1 to 100000, got \"390px\"; write 390, without a unit"),
        (
            "cells.mode", "fil", "--cols: expected fill, fit, pad or stretch, got \"fil\"; did you mean \"fill\"?"
        ),
        ("cells.enlarge", "no", "--cols: expected true or false, got \"no\"; write false"),
        ("cells.mod", "fill", "--cols: unknown key \"mod\"; did you mean \"mode\"?"),
        ("cell.mode", "fill", "--cols: no stage is called \"cell\"; did you mean \"cells\"?"),
        ("columns", "4", "--cols: expected grid.KEY or STAGE.KEY, got \"columns\""),
        (
            "cells.quality", "4",
            "--cols: unknown key \"quality\" here; it belongs to encode or sheet"
        ),
        (
            "encoded.quality", "jpeg=0", "--cols: expected a whole number from 1 to 100, got 0"
        ),
        ("encoded.quality", "jpg=80", "--cols: unknown key \"jpg\"; did you mean \"jpeg\"?"),
        ("encoded.format", "jpeg,jpeg", "--cols: \"jpeg\" stands in the list twice"),
        (
            "thumbs.path", "../{name}.{ext}",
            "--cols: \"../{name}.{ext}\" leaves the output folder; expected a relative path without .."
        ),
        ("thumbs.path", "{nam}.{ext}", "--cols: unknown field {nam}; did you mean \"name\"?"),
        (
            "cells.crop", "0.5,0,0.8,1",
            "--cols: expected [x, y, width, height] within the picture, which is 0 to 1 each way, got [0.5, 0, 0.8, 1]"
        ),
        ("cells.gravity", "0.5,2", "--cols: expected a number from 0 to 1, got 2"),
        ("grid.scales", "[1, 2", "--cols: expected a number from 0.1 to 10, got \"[1\""),
        ("grid.scales", "[1, {]", "--cols: this is not valid YAML: did not find expected node content"),
    ])
    func refuses(path: String, value: String, message: String) {
        var definition = PipelineDefinition.standard
        let error = #expect(throws: PipelineFileErrors.self) { try definition.set(path, to: value, position: "--cols") }
        #expect(error.map { PipelineErrorFormatter.text($0) } == message)
        #expect(definition == .standard)
    }

    @Test func namesTheSettingBehindSet() {
        var definition = PipelineDefinition.standard
        let error = #expect(throws: PipelineFileErrors.self) {
            try definition.set("grid.columns", to: "0", position: "--set")
        }
        let message = "--set: grid.columns: expected a whole number from 1 to 1000, got 0"
        #expect(error.map { PipelineErrorFormatter.text($0) } == message)
    }

    @Test func takesEachValueOfARepeatedOptionAsItIs() throws {
        var definition = PipelineDefinition.standard
        try definition.set("photos.exclude", toEach: ["a,b/*", "[x]"], position: "--exclude")
        #expect(PipelinePrinter.yaml(definition).contains("exclude: [\"a,b/*\", \"[x]\"]"))
    }

    @Test func printsTheStandardPipeline() {
        #expect(
            PipelinePrinter.yaml(.standard) == """
                # A pipeline of thumbgen.
                version: 1
                stages:
                  photos:   { use: discover }
                  exif:     { use: exif,     from: photos }
                  pixels:   { use: decode,   from: exif }
                  cells:    { use: resize,   from: pixels }
                  encoded:  { use: encode,   from: cells }
                  thumbs:   { use: write,    from: encoded }
                  manifest: { use: manifest, from: thumbs }
                  page:     { use: gallery,  from: manifest }

                """
        )
    }
}
