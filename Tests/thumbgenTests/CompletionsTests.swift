import Foundation
import Testing

@testable import thumbgen

struct CompletionsTests {
    @Test(arguments: [
        ("thumbgen|--order|", "asc desc"),
        ("thumbgen|--order|=|d", "desc"),
        ("thumbgen|--no-", "--no-enlarge --no-gallery --no-color"),
        ("thumbgen|run|p.yml|--se", "--select --set"),
        ("thumbgen|graph|--format|", "text mermaid dot"),
        ("thumbgen|completions|", "bash zsh fish"),
        ("thumbgen|ins", "inspect"),
    ])
    func bashCompletes(line: String, expected: String) throws {
        let words = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        let script = """
            \(BashCompletions.script)
            COMP_WORDS=(\(words.map(Shell.quoted).joined(separator: " "))) COMP_CWORD=\(words.count - 1)
            _thumbgen; echo "${COMPREPLY[@]}"
            """
        #expect(try run("bash", "-c", script).output == expected + "\n")
    }

    @Test(arguments: Shell.allCases)
    func theScriptIsValid(shell: Shell) throws {
        guard try run("sh", "-c", "command -v \(shell.rawValue)").status == 0 else {
            print("skipped: no \(shell.rawValue) here")
            return
        }
        #expect(try isValid(shell.completions, for: shell))
        #expect(try !isValid(shell.completions + "if (", for: shell))
    }

    @Test(arguments: Shell.allCases)
    func everyOptionIsCompleted(shell: Shell) {
        for option in OptionTable.options {
            let written = shell == .fish ? "-l \(option.name) " : "--\(option.name)"
            #expect(shell.completions.contains(written), "\(option.name)")
        }
    }

    private func isValid(_ script: String, for shell: Shell) throws -> Bool {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data(script.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try run(shell.rawValue, "-n", file.path()).status == 0
    }

    private func run(_ command: String...) throws -> (status: Int32, output: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.currentDirectoryURL = URL(filePath: "/")
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
