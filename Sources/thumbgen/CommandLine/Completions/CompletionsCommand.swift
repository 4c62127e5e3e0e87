import ThumbnailModel

/// `thumbgen completions SHELL`.
enum CompletionsCommand {
    static func run(_ command: ParsedCommand) throws(UsageError) -> ExitStatus {
        let name = command.arguments[0]
        guard let shell = Shell.allCases.first(where: { BytePath($0.rawValue) == name }) else {
            throw .invalidArgument(expected: command.command.operands, got: name)
        }
        Output.standard.write(shell.completions)
        return .success
    }
}
