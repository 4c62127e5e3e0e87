import TestSupport
import Testing

struct ProgramTests {
    @Test(arguments: ["C", "C.UTF-8"])
    func argumentsAreBytesInAnyLocale(locale: String) throws {
        let result = try Program.run(
            [Array("completions".utf8), [0x63, 0x61, 0x66, 0xE9]],
            environment: ["LC_ALL": locale]
        )
        #expect(result.exitStatus == 64)
        #expect(result.outputText == "")
        #expect(result.errorText == "thumbgen: error: expected bash|zsh|fish, got \"caf%E9\"\n")
    }

    @Test func whatIsAskedForGoesToStandardOutput() throws {
        for arguments in [["--help"], ["--version"], ["completions", "bash"]] {
            let result = try Program.run(arguments.map { Array($0.utf8) })
            #expect(result.exitStatus == 0)
            #expect(!result.output.isEmpty)
            #expect(result.errors.isEmpty)
        }
    }
}
