import GLibOptions
import Testing

@testable import thumbgen

/// One after the other: GLib has one program name for the process.
@Suite(.serialized)
struct HelpTests {
    @Test func showsTheOptionsOfACommandUnderTheirHeadings() {
        #expect(
            OptionContext(.graph).help == """
                Usage:
                  thumbgen graph [OPTION…] PIPELINE.yml

                Prints the stages of a pipeline file and what flows between them.

                Output:
                  --format=text|mermaid|dot     How the graph is written (text)

                Run:
                  --set=KEY=VALUE               Override a value of the pipeline file

                Report:
                  --no-color                    No colours
                  --version                     Print the version and stop
                  -h, --help                    Print this help and stop


                """
        )
    }

    @Test func theGridShowsExamplesAndCommands() {
        let help = OptionContext(.grid).help
        #expect(help.hasPrefix("Usage:\n  thumbgen [OPTION…] INPUT... OUTPUT\n"))
        #expect(help.contains("\nExamples:\n  thumbgen --cols 3 --spacing 1 input/ out/\n"))
        #expect(help.contains("\n  -j, --jobs=N  "))
        #expect(!help.contains("--columns"))
        for command in Command.named { #expect(help.contains("\n  \(command.rawValue) ")) }
    }
}
