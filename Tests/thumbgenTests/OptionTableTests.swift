import Foundation
import Testing

@testable import thumbgen

struct OptionTableTests {
    @Test(arguments: Command.allCases)
    func noNameMeansTwoOptions(of command: Command) {
        let options = OptionTable.options(of: command)
        let names = options.flatMap { [$0.name] + $0.spellings } + options.compactMap { $0.letter.map(String.init) }
        #expect(names.count == Set(names).count)
    }

    @Test func helpFitsOnALineAndContradictionsExist() {
        for option in OptionTable.options {
            #expect(option.help.count <= 80 && !option.help.hasSuffix("."), "\(option.name)")
            #expect(!option.commands.isEmpty, "\(option.name)")
            for name in option.contradicts { #expect(OptionTable.options.contains { $0.name == name }) }
        }
    }

    @Test func switchesNameTheirValueAndOthersDoNot() {
        for option in OptionTable.options {
            for setting in option.settings {
                #expect(setting.contains("=") == (option.argument.placeholder == nil), "\(option.name)")
            }
        }
    }

    @Test func theReadmeHasTheTable() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
        #expect(
            readme.contains("<!-- options -->\n\(OptionTable.markdown)\n<!-- /options -->\n"),
            "Put this between the markers:\n\(OptionTable.markdown)"
        )
    }

    @Test func barsInTheTableEndNoCell() {
        #expect(
            OptionTable.markdown.contains(
                "| Discover | `--order asc\\|desc` | Which way the order goes (desc) | grid, check, plan, sheet |\n"
            )
        )
        #expect(OptionTable.markdown.contains("| Run | `-j` `--jobs N` | Photos worked on at a time"))
        #expect(OptionTable.markdown.contains("`--include GLOB`, repeatable |"))
    }
}
