import PipelineFile
import Testing
import ThumbnailModel

/// Diagrams and recipes of pipelines.
struct DescriptionTests {
    private let definition = PipelineDefinition(
        grid: Grid(scales: [Scale(1), Scale(2)]),
        stages: PipelineDefinition.standard.stages.prefix(6) + [
            StageDefinition("end", from: ["thumbs"], .manifest(ManifestOptions()))
        ]
    )

    @Test func drawsText() {
        #expect(
            PipelineDiagram.text(definition) == """
                          photos   discover
                 photos → exif     exif
                   exif → pixels   decode
                 pixels → cells    resize
                  cells → encoded  encode
                encoded → thumbs   write
                 thumbs → end      manifest

                """
        )
    }

    @Test func drawsMermaid() {
        let lines = PipelineDiagram.mermaid(definition).split(separator: "\n")
        #expect(lines.first == "flowchart LR")
        #expect(lines.contains("    s6[\"end<br>manifest\"]"))
        #expect(lines.contains("    s5 --> s6"))
    }

    @Test func drawsDot() throws {
        var changed = definition
        try changed.set("thumbs.path", to: "a\\\"{name}@{scale}.jpg", position: "--path")
        let text = PipelineDiagram.dot(changed)
        #expect(text.hasPrefix("digraph pipeline {\n"))
        #expect(text.contains("    \"encoded\" -> \"thumbs\";\n"))
        // Quoted once as YAML and once more as a string of dot.
        #expect(text.contains(#"path \"a\\\\\\\"{name}@{scale}.jpg\""#))
        #expect(text.hasSuffix("}\n"))
    }

    @Test func recipeHoldsWhatTheGridGives() throws {
        let cells = try #require(definition.stage(named: "cells"))
        let text = StageRecipe(of: cells, in: definition.grid).text
        #expect(text.hasPrefix("use=resize\ncell=129.33333333333334x129.33333333333334\nto=cell\nmode=fill\n"))
        #expect(text.contains("\nscales=[1, 2]\n"))
    }

    @Test func recipeOfARenditionKnowsNoOther() throws {
        let cells = try #require(definition.stage(named: "cells"))
        let more = Grid(scales: [Scale(1), Scale(2), Scale(3)])
        let one = StageRecipe(of: cells, in: definition.grid, scale: Scale(2))
        #expect(one == StageRecipe(of: cells, in: more, scale: Scale(2)))
        #expect(one != StageRecipe(of: cells, in: more, scale: Scale(1)))

        var options = EncodeOptions()
        let before = StageRecipe(of: StageDefinition("e", .encode(options)), in: more, scale: Scale(1), format: .jpeg)
        options.formats = [.jpeg, .webp]
        options.quality = [.webp: 10]
        let after = StageRecipe(of: StageDefinition("e", .encode(options)), in: more, scale: Scale(1), format: .jpeg)
        #expect(before == after)
    }

    @Test func recipeTellsWhatChanged() {
        var options = EncodeOptions()
        options.quality = [.jpeg: 80]
        options.effort = 3
        let old = StageRecipe(of: StageDefinition("e", .encode(options)), in: Grid())
        let new = StageRecipe(of: StageDefinition("e", .encode(EncodeOptions())), in: Grid())
        #expect(StageRecipe(text: old.text) == old)
        #expect(new.changes(since: StageRecipe(text: old.text)) == ["quality 80 → 82", "effort 3 → unset"])
        #expect(new.changes(since: new).isEmpty)
    }
}
