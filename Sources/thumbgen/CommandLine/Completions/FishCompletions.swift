/// Completions for fish.
enum FishCompletions {
    static var script: String {
        let lines = Command.named.map(line(of:)) + Command.allCases.flatMap(lines(of:))
        return """
            # fish completion for thumbgen
            function __thumbgen_command
                set -l words (commandline -opc)
                set -l command grid
                if contains -- "$words[2]" \(Command.named.map(\.rawValue).joined(separator: " "))
                    set command $words[2]
                end
                contains -- $command $argv
            end
            \(lines.joined(separator: "\n"))

            """
    }

    private static func line(of command: Command) -> String {
        "complete -c thumbgen -n '__fish_is_first_arg' -a \(command.rawValue) -d \(quoted(command.summary))"
    }

    private static func lines(of command: Command) -> [String] {
        let shells = Shell.allCases.map(\.rawValue).joined(separator: " ")
        let operands =
            command == .completions
            ? ["complete -c thumbgen -n '__thumbgen_command completions' -f -a '\(shells)'"] : []
        return operands + OptionTable.options(of: command).map { line(of: $0, for: command) }
    }

    private static func line(of option: CommandOption, for command: Command) -> String {
        var line = "complete -c thumbgen -n '__thumbgen_command \(command.rawValue)' -l \(option.name)"
        if let letter = option.letter { line += " -s \(letter)" }
        switch option.argument {
        case .none: break
        case .file: line += " -r -F"
        default:
            line += " -x"
            if !option.argument.words.isEmpty { line += " -a \(quoted(option.argument.words.joined(separator: " ")))" }
        }
        return line + " -d \(quoted(option.help))"
    }

    /// In fish, a quote within single quotes is escaped by a backslash.
    private static func quoted(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "\\'") + "'"
    }
}
