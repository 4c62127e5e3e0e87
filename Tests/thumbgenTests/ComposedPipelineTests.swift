import Testing
import ThumbnailModel

@testable import thumbgen

struct ComposedPipelineTests {
    @Test func withoutOptionsItIsTheStandard() throws {
        #expect(try pipeline("") == .standard)
    }

    private static let lines = [
        ("--cols 4", "--cols 5"), ("--spacing 0", "--spacing 2.5"), ("--width 400", "--width 320"),
        ("--inset 8", "--inset 4"), ("--cell 120x90", "--cell 100x100"), ("--aspect 4:3", "--aspect 3:2"),
        ("--scale 1", "--scale 1,2"), ("--mode fit", "--mode contain --linear"),
        ("--gravity north", "--gravity 0.5,0.2"),
        ("--crop 0,0,1,0.5", "--crop 0,0,0.5,1"), ("--background #000", "--background #f0f"),
        ("--no-enlarge", "--linear"), ("--format webp,jpeg", "--format avif"),
        ("--quality 70", "--quality jpeg=82"), ("--keep copyright", "--keep all"),
        ("--gamut keep", "--location"), ("--include *.jpg", "--include *.jpg --include *.{png,webp}"),
        ("--exclude a,b", "--exclude a --exclude b"), ("--sort name", "--sort modified"),
        ("--order asc", "--order desc"),
        ("--follow-symlinks", "--allow svg,pdf"), ("--pair raw+jpeg", ""),
        ("--path {name}@{scale}x.{ext}", "--path x/{name}@{scale}x.{ext}"),
        ("--max-pixels 10M", "--max-pixels 1000"), ("--fail-on error", "--fail-on none"), ("--source preview", ""),
        ("--no-gallery", "--sheet"),
    ]

    @Test(arguments: lines)
    func everyOptionChangesIt(line: String, other: String) throws {
        #expect(try pipeline(line) != .standard)
        #expect(try pipeline(line) != pipeline(other))
    }

    @Test func everyOptionThatSetsSomethingIsTried() {
        let tried = Set(Self.lines.flatMap { "\($0) \($1)".split(separator: " ") }.map(String.init))
        let names = OptionTable.options.filter { !$0.settings.isEmpty }.map { "--\($0.name)" }
        #expect(names.filter { !tried.contains($0) } == [])
    }

    @Test func spellingsOfOtherToolsMeanTheSame() throws {
        #expect(try pipeline("--gravity center --mode cover --format jpg") == .standard)
        #expect(try pipeline("--columns 4 --scales 2") == pipeline("--cols 4 --scale 2"))
    }

    @Test func switchesOfTheOutputAddAndRemoveStages() throws {
        #expect(try pipeline("--no-gallery").stage(named: "page") == nil)
        #expect(try pipeline("--no-gallery --gallery") == .standard)
        #expect(try pipeline("--sheet").stages.last?.operation == .sheet(SheetOptions()))
    }

    @Test func overridesAreSetInTheirOrder() throws {
        var pipeline = PipelineDefinition.standard
        let line = "run p.yml in out --set grid.columns=4 --set grid.columns=5 --set thumbs.path={name}={scale}.{ext}"
        try pipeline.override(by: OptionParser.parse(line.split(separator: " ").map { Array($0.utf8) }))
        #expect(pipeline.grid.columns == 5)
        #expect(
            try pipeline.stage(named: "thumbs")?.operation
                == self.pipeline("--path {name}={scale}.{ext}").stage(named: "thumbs")?.operation
        )
    }

    private func pipeline(_ options: String) throws -> PipelineDefinition {
        let words = "\(options) in out".split(separator: " ")
        return try PipelineDefinition(options: OptionParser.parse(words.map { Array($0.utf8) }))
    }
}
