import Testing
import ThumbnailModel

@testable import thumbgen

struct OptionParserTests {
    @Test func theFirstWordIsACommandOnlyIfItIsExactlyOne() throws {
        #expect(try parse("run", "p.yml", "in", "out").command == .run)
        for word in ["./run", "Run", "runs", "grid"] {
            let parsed = try parse(word, "out")
            #expect(parsed.command == .grid)
            #expect(parsed.arguments == [BytePath(word), BytePath("out")])
        }
        #expect(try parse("in", "run").arguments == [BytePath("in"), BytePath("run")])
    }

    @Test func valuesFollowAsNextArgumentOrBehindAnEqualsSign() throws {
        let parsed = try parse("--cols", "4", "in", "--spacing=2", "out", "--trace=")
        #expect(parsed.text(of: "cols") == "4")
        #expect(parsed.text(of: "spacing") == "2")
        #expect(parsed.text(of: "trace") == "")
        #expect(parsed.value(of: "inset") == nil)
        #expect(parsed.inputs == [BytePath("in")])
        #expect(parsed.output == BytePath("out"))
    }

    @Test(arguments: [["-j4"], ["-j", "4"], ["--jobs", "4"], ["--jobs=4"], ["-nj4"], ["-qnj", "4"]])
    func jobsIsWritten(words: [String]) throws {
        let parsed = try OptionParser.parse((words + ["in", "out"]).map { Array($0.utf8) })
        #expect(parsed.text(of: "jobs") == "4")
        #expect(parsed.has("dry-run") == words[0].contains("n"))
        #expect(parsed.arguments.count == 2)
    }

    @Test func whatFollowsAnOptionIsItsValueWhateverItLooksLike() throws {
        #expect(try parse("--trace", "-j4", "in", "out").text(of: "trace") == "-j4")
        #expect(try parse("--select", "-", "in", "out").text(of: "select") == "-")
    }

    @Test func twoDashesEndTheOptions() throws {
        let parsed = try parse("-q", "--", "--cols", "-j4", "--", "out")
        #expect(parsed.options.count == 1)
        #expect(parsed.arguments == ["--cols", "-j4", "--", "out"].map { BytePath($0) })
    }

    @Test func repeatedOptionsCollectAndOthersTakeTheLast() throws {
        let parsed = try parse("--include", "*.jpg", "--cols=2", "--include=*.heic", "--cols=5", "in", "out")
        #expect(parsed.values(of: "include") == [Array("*.jpg".utf8), Array("*.heic".utf8)])
        #expect(
            parsed.settings == [
                PipelineSetting(key: "photos.include", values: ["*.jpg", "*.heic"], isList: true, option: "include"),
                PipelineSetting(key: "grid.columns", values: ["5"], isList: false, option: "cols"),
            ]
        )
        #expect(try parse("--no-gallery", "--gallery", "in", "out").last(of: "gallery", "no-gallery") == "gallery")
    }

    @Test func namesThatAreNoUTF8PassUnchanged() throws {
        let name: [UInt8] = [0x63, 0x61, 0x66, 0xE9]
        let parsed = try OptionParser.parse([Array("--select".utf8), name, name, Array("--trace=".utf8) + name, name])
        #expect(parsed.value(of: "select") == name)
        #expect(parsed.value(of: "trace") == name)
        #expect(parsed.arguments == [BytePath(name), BytePath(name)])
    }

    @Test func switchesSetTheirValueAndOtherSpellingsAreTaken() throws {
        let parsed = try parse(
            "--no-enlarge",
            "--gravity",
            "center",
            "--mode=cover",
            "--background=#f00",
            "--columns=2",
            "--no-colour",
            "in",
            "out"
        )
        #expect(
            parsed.settings.map { "\($0.key)=\($0.values[0])" } == [
                "cells.enlarge=false", "cells.gravity=center", "cells.mode=cover", "cells.background=#f00",
                "encoded.background=#f00", "grid.columns=2",
            ]
        )
        #expect(parsed.has("no-color"))
    }

    @Test func aPipelineFileStandsFirst() throws {
        let plain = try parse("check", "in", "out")
        #expect(plain.pipelineFile == nil)
        #expect(plain.inputs == [BytePath("in")])
        let named = try parse("plan", "a.yaml", "in", "more", "out", "--set", "grid.columns=4")
        #expect(named.pipelineFile == BytePath("a.yaml"))
        #expect(named.inputs == [BytePath("in"), BytePath("more")])
        #expect(try parse("run", "pipeline", "in", "out").pipelineFile == BytePath("pipeline"))
    }

    @Test func whatPrintsAndStopsNeedsNoArguments() throws {
        #expect(try parse("--help").has("help"))
        #expect(try parse("run", "-h").has("help"))
        #expect(try parse("--version").has("version"))
        #expect(try parse("--cols=4", "--print-pipeline").has("print-pipeline"))
        #expect(try parse("run", "p.yml", "--print-pipeline").has("print-pipeline"))
        #expect(throws: UsageError.missingArguments(.run, got: [])) { try parse("run", "--print-pipeline") }
    }

    private func parse(_ words: String...) throws(UsageError) -> ParsedCommand {
        try OptionParser.parse(words.map { Array($0.utf8) })
    }
}
