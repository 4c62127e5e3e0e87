import TestSupport
import Testing

@Suite("Usage")
struct UsageTests {
    @Test(
        "a bad option ends with 64 and names what came and what is right",
        arguments: [
            (["--colls", "3"], ["--colls", "did you mean --cols?"]),
            (["--fromat=webp"], ["--fromat", "did you mean --format?"]),
            (["--cols"], []),
            (["--mode", "fil"], ["--mode", "fil", "fill", "stretch"]),
            (["--format", "jpg2"], ["--format", "jpg2", "webp"]),
            (["--jobs", "0"], ["--jobs", "0", "1 to 1024"]),
            (["--jobs", "many"], ["--jobs", "many"]),
            (["--quiet", "--verbose"], ["--quiet", "--verbose"]),
            (["--json=yes"], ["--json", "no value"]),
            (["--cols", "0"], ["--cols", "1 to 1000", "got 0"]),
            (["--cols", "-2"], ["--cols", "1 to 1000", "got -2"]),
            (["--cols", "three"], ["--cols", "three"]),
            (["--scale", "0"], ["--scale", "0"]),
            (["--spacing", "-1"], ["--spacing", "0 to 10000", "got -1"]),
            (["--spacing", "nan"], ["--spacing", "nan"]),
            (["--spacing", "195"], ["195", "390"]),
            (["--inset", "200"], ["200", "390"]),
            (["--quality", "101"], ["--quality", "101", "100"]),
            (["--path", "../{name}.{ext}"], ["--path", "../{name}.{ext}"]),
            (["--path", "{nam}.{ext}"], ["nam", "name"]),
        ]
    )
    func badOption(options: [String], expected: [String]) throws {
        let workspace = try Workspace()
        try workspace.add(Pictures.plain([1, 1, 1]), as: "a.png")
        let operands = options == ["--cols"] ? [] : [workspace.input, workspace.output]
        let result = try Program.run(options.map { Array($0.utf8) } + operands)
        #expect(result.ending == .exited(64), "\(result.errorText)")
        #expect(result.output == [])
        for part in expected { #expect(result.errorText.contains(part), "\(part) in \(result.errorText)") }
        #expect(!File.exists(workspace.output))
    }

    @Test("operands that are missing are asked for", arguments: [[], ["in"]])
    func missingOperands(operands: [String]) throws {
        let result = try Program.run(operands.map { Array($0.utf8) })
        #expect(result.ending == .exited(64))
        #expect(result.errorText.contains("INPUT... OUTPUT"))
    }

    @Test("help and version go to stdout")
    func help() throws {
        let help = try Program.run("--help")
        #expect(help.ending == .exited(0) && help.errors == [])
        #expect(help.outputText.contains("--cols") && help.outputText.contains("--spacing"))
        let version = try Program.run("--version")
        #expect(version.ending == .exited(0) && version.outputText.hasPrefix("thumbgen "))
    }

    @Test("British and American spellings are one option")
    func spellings() throws {
        let workspace = try Workspace()
        try workspace.add(Pictures.jpeg(), as: "a.jpg")
        #expect(try workspace.thumbgen("--gravity", "centre", "--no-colour", into: "british").ending == .exited(0))
        #expect(try workspace.thumbgen("--gravity", "center", "--no-color", into: "american").ending == .exited(0))
        let differences = try workspace.results(in: "british").differences(from: workspace.results(in: "american"))
        #expect(differences == [])
    }
}
