import PipelineFile
import TestSupport
import Testing
import ThumbnailModel

/// Files made to hurt are refused at once, and no file brings the reader down.
struct HostileFileTests {
    private func problems(of text: String) -> [PipelineFileError.Kind] {
        problems(of: Array(text.utf8))
    }

    private func problems(of bytes: [UInt8]) -> [PipelineFileError.Kind] {
        do throws(PipelineFileErrors) {
            _ = try PipelineDocument.read(bytes, name: "hostile.yml")
            return []
        } catch {
            return error.errors.map(\.kind)
        }
    }

    @Test func refusesLargeFiles() {
        #expect(problems(of: String(repeating: "#\n", count: 500_001)) == [.yaml(.tooLarge(limit: 1_000_000))])
        #expect(problems(of: String(repeating: "#\n", count: 500_000)) == [.empty])
    }

    @Test func refusesDeepFiles() {
        #expect(problems(of: String(repeating: "[", count: 400_000)) == [.yaml(.tooDeep(limit: 32))])
        #expect(problems(of: String(repeating: "{a: ", count: 200_000)) == [.yaml(.tooDeep(limit: 32))])
    }

    @Test func refusesAliasesThatMultiply() {
        let levels = (1...9).map { level in
            let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
            return "a\(level): &a\(level) [\(aliases)]\n"
        }
        let bomb = "a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol, lol]\n" + levels.joined()
        #expect(problems(of: bomb) == [.yaml(.tooManyAliases(limit: 10_000))])
    }

    @Test func refusesAnAliasOfItself() {
        #expect(problems(of: "version: &v [*v]\n") == [.yaml(.unknownAlias("v"))])
    }

    @Test func readsAliases() throws {
        let text = """
            version: 1
            stages:
              photos: { use: discover }
              exif: { use: exif, from: photos }
              pixels: { use: decode, from: exif }
              small: &resize { use: resize, from: pixels, to: &size { width: 40, height: 30 } }
              large: { use: resize, from: pixels, to: *size, scales: 4 }
              jpeg: { use: encode, from: [small, large] }
              thumbs: { use: write, from: jpeg, path: "{stage}/{name}@{scale}x.jpg" }
            """
        let definition = try PipelineDocument.read(Array(text.utf8), name: "aliases.yml")
        guard case .resize(let large) = definition.stage(named: "large")?.operation else {
            Issue.record("large is no resize")
            return
        }
        #expect(large.target == .box(width: 40, height: 30))
    }

    @Test func refusesBytesThatAreNoText() {
        #expect(problems(of: Array("version: 1\nx: ".utf8) + [0xC3, 0x28]) == [.yaml(.notUTF8)])
        #expect(problems(of: [0xFF, 0xFE, 0x61, 0x00]) == [.yaml(.notUTF8)])
        #expect(problems(of: "version: 1\u{0}") == [.yaml(.syntax("control characters are not allowed"))])
    }

    @Test func refusesMoreStagesThanAnyoneHas() {
        let stages = (0...200).map { "  s\($0): { use: exif }\n" }.joined()
        #expect(problems(of: "version: 1\nstages:\n\(stages)") == [.tooManyStages(limit: 200)])
    }

    @Test func countsWaysThroughTheGraphOnlySoFar() {
        // Each stage doubles the ways, a hundred of them in all.
        let stages = (1...90).map {
            "  a\($0): { use: mask, from: [a\($0 - 1), b\($0 - 1)] }\n  b\($0): { use: mask, from: a\($0 - 1) }\n"
        }
        let text = """
            version: 1
            stages:
              photos: { use: discover }
              exif: { use: exif, from: photos }
              pixels: { use: decode, from: exif }
              a0: { use: resize, from: pixels }
              b0: { use: resize, from: pixels }
            \(stages.joined())  jpeg: { use: encode, from: [a90, b90] }
              thumbs: { use: write, from: jpeg }
            """
        #expect(problems(of: text).count == 1)
    }

    @Test(arguments: ExamplePipeline.all)
    func survivesChangedFiles(_ example: ExamplePipeline) throws {
        let original = try example.bytes()
        var generator = SeededGenerator(seed: 2026)
        for _ in 0..<400 {
            let changed = Self.changed(original, &generator)
            do throws(PipelineFileErrors) {
                let definition = try PipelineDocument.read(changed, name: "changed.yml")
                let printed = PipelinePrinter.yaml(definition)
                let again = try PipelineDocument.read(Array(printed.utf8), name: "printed.yml")
                #expect(again == definition, "\(String(decoding: changed, as: UTF8.self))")
            } catch {
                #expect(error.errors.isEmpty == false)
                #expect(PipelineErrorFormatter.text(error).hasPrefix("changed.yml:"), "\(printed(error, changed))")
            }
        }
    }

    private func printed(_ error: PipelineFileErrors, _ bytes: [UInt8]) -> String {
        PipelineErrorFormatter.text(error) + "\n" + String(decoding: bytes, as: UTF8.self)
    }

    /// A text with one to four pieces replaced, left out, doubled or put in.
    private static func changed(_ original: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
        let words = [
            "[", "]", "{", "}", ": ", "&a ", "*a", "\n", "  ", "\t", "0", "-1", "1e99", "null", "\"", "'", "|\n", "#",
            "~",
            "cell", "photos", "from: ", "2M", "\u{FF}", "é", "!!int ", "---\n", "grid", "<<: ",
        ]
        var bytes = original
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            let start = Int.random(in: 0..<bytes.count, using: &generator)
            let end = min(bytes.count, start + Int.random(in: 0...6, using: &generator))
            switch Int.random(in: 0...3, using: &generator) {
            case 0: bytes.removeSubrange(start..<end)
            case 1: bytes.insert(contentsOf: bytes[start..<end], at: start)
            case 2: bytes.replaceSubrange(start..<end, with: [UInt8.random(in: 0...255, using: &generator)])
            default: bytes.insert(contentsOf: (words.randomElement(using: &generator) ?? "").utf8, at: start)
            }
        }
        return bytes
    }
}
