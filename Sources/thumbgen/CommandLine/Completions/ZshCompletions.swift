/// Completions for zsh, by its `_arguments`.
enum ZshCompletions {
    static var script: String {
        """
        #compdef thumbgen
        # zsh completion for thumbgen
        _thumbgen() {
            local command=grid
            case ${words[2]} in
                \(Command.named.map(\.rawValue).joined(separator: "|")))
                    command=${words[2]}
                    if (( CURRENT > 2 )); then
                        words=("${words[1]}" "${(@)words[3,-1]}")
                        (( CURRENT-- ))
                    fi ;;
                *)
                    if (( CURRENT == 2 )) && [[ ${words[2]} != -* ]]; then
                        local -a commands=(
        \(Command.named.map(description).joined(separator: "\n"))
                        )
                        _describe command commands
                    fi ;;
            esac
            case $command in
        \(Command.allCases.map(branch).joined(separator: "\n"))
            esac
        }
        if [[ $funcstack[1] == _thumbgen ]]; then
            _thumbgen "$@"
        else
            compdef _thumbgen thumbgen
        fi

        """
    }

    private static func description(_ command: Command) -> String {
        "                    " + Shell.quoted("\(command.rawValue):\(command.summary)")
    }

    private static func branch(_ command: Command) -> String {
        let operand =
            command == .completions
            ? "*:shell:(\(Shell.allCases.map(\.rawValue).joined(separator: " ")))" : "*:file:_files"
        let specifications = OptionTable.options(of: command).flatMap(specifications) + [operand]
        let lines = specifications.map { "                " + Shell.quoted($0) }.joined(separator: " \\\n")
        return "        \(command.rawValue))\n            _arguments -s -S \\\n\(lines) ;;"
    }

    /// One specification for the long name and one for the letter.
    private static func specifications(_ option: CommandOption) -> [String] {
        let repeated = option.repeatable ? "*" : ""
        let argument = option.argument.placeholder.map { ":\(escaped($0)):\(action(option.argument))" } ?? ""
        let help = "[\(escaped(option.help))]"
        let long = "\(repeated)--\(option.name)\(argument.isEmpty ? "" : "=")\(help)\(argument)"
        return [long]
            + (option.letter.map { ["\(repeated)-\($0)\(argument.isEmpty ? "" : "+")\(help)\(argument)"] } ?? [])
    }

    private static func action(_ argument: OptionArgument) -> String {
        switch argument {
        case .file: "_files"
        case .list(let words): "_sequence compadd - \(words.joined(separator: " "))"
        default: argument.words.isEmpty ? " " : "(\(argument.words.joined(separator: " ")))"
        }
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if "[]:\\".contains(character) { result.append("\\") }
            result.append(character)
        }
    }
}
