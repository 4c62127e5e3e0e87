import PipelineFile
import Testing
import ThumbnailModel

/// What a refused file is told.
struct PipelineErrorTests {
    @Test(arguments: ErrorCase.all)
    func tellsEverything(_ refused: ErrorCase) {
        let error = #expect(throws: PipelineFileErrors.self) {
            try PipelineDocument.read(Array(refused.file.utf8), name: "p.yml")
        }
        #expect(error.map { PipelineErrorFormatter.text($0) } == refused.message)
    }

    @Test func pointsIntoALongLine() {
        let line = "grid: { \(String(repeating: " ", count: 300))columns: 0 }"
        let error = #expect(throws: PipelineFileErrors.self) {
            try PipelineDocument.read(Array("version: 1\nstages: {}\n\(line)\n".utf8), name: "p.yml")
        }
        let lines = error.map { PipelineErrorFormatter.text($0) }?.split(separator: "\n").suffix(3) ?? []
        #expect(lines.first?.hasPrefix("p.yml:3:318: error: columns: expected a whole number") == true)
        #expect(lines.dropFirst().first?.hasPrefix("    … ") == true)
        // The caret stands below the number, which ends the line but for " }".
        #expect(lines.last?.last == "^")
        #expect(lines.last?.count == lines.dropFirst().first.map { $0.count - 2 })
    }

    @Test func showsNothingThatATerminalObeys() {
        let file = "version: 1\nstages: {}\n\"\\e[31mred\\u202E\": 1 # \u{202E}\n"
        let error = #expect(throws: PipelineFileErrors.self) {
            try PipelineDocument.read(Array(file.utf8), name: "p.yml")
        }
        let text = error.map { PipelineErrorFormatter.text($0) } ?? ""
        #expect(text.contains("p.yml:3:1: error: unknown key \"\u{FFFD}[31mred\u{FFFD}\""))
        #expect(text.unicodeScalars.allSatisfy { $0 != "\u{1B}" && $0 != "\u{202E}" })
    }

    @Test func tellsStagesThatAreMissingBesidesOtherErrors() {
        let error = #expect(throws: PipelineFileErrors.self) {
            try PipelineDocument.read(Array("version: 1\nstages: {}\ncolour: red\n".utf8), name: "p.yml")
        }
        #expect(error?.errors.map(\.kind.code) == ["not-exactly-one", "not-exactly-one", "unknown-key"])
    }

    @Test func tellsAtMostAHundredErrors() {
        let keys = (0..<500).map { "key\($0): 1\n" }.joined()
        let error = #expect(throws: PipelineFileErrors.self) {
            try PipelineDocument.read(Array("version: 1\n\(keys)".utf8), name: "p.yml")
        }
        #expect(error?.errors.count == 100)
    }

    @Test func checksPipelinesWithoutAFile() {
        var definition = PipelineDefinition.standard
        definition.grid.spacing = 200
        let error = #expect(throws: PipelineFileErrors.self) { try PipelineCheck.check(definition) }
        #expect(
            error.map { PipelineErrorFormatter.text($0) } == """
                pipeline: error: no room for cells: width 390, of which inset 0 on both sides and spacing 200 between \
                3 columns take 400; expected a width above 400
                """
        )
    }

    @Test func findsTwoStagesOfOneName() {
        var definition = PipelineDefinition.standard
        definition.stages.append(StageDefinition("page", from: ["manifest"], .gallery(GalleryOptions())))
        let error = #expect(throws: PipelineFileErrors.self) { try PipelineCheck.check(definition) }
        #expect(error?.errors.map(\.kind) == [.edge(.repeatedName("page"))])
    }

    @Test func standardPipelineHoldsAllChecks() throws {
        try PipelineCheck.check(.standard)
    }
}
