/// Completions for bash, with what comes with it alone.
enum BashCompletions {
    static var script: String {
        """
        # bash completion for thumbgen
        _thumbgen() {
            local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command=grid options words=
            if [[ $current == = ]]; then
                current=
            elif [[ $previous == = ]]; then
                previous=${COMP_WORDS[COMP_CWORD-2]}
            fi
            if (( COMP_CWORD > 1 )); then
                case ${COMP_WORDS[1]} in
                    \(Command.named.map(\.rawValue).joined(separator: "|"))) command=${COMP_WORDS[1]} ;;
                esac
            fi
            case $command in
        \(Command.allCases.map(branch).joined(separator: "\n"))
            esac
            if [[ $current == -* ]]; then
                COMPREPLY=($(compgen -W "$options" -- "$current"))
                return
            fi
            if [[ $command == completions ]]; then
                COMPREPLY=($(compgen -W "\(Shell.allCases.map(\.rawValue).joined(separator: " "))" -- "$current"))
                return
            fi
            if (( COMP_CWORD == 1 )); then
                words="\(Command.named.map(\.rawValue).joined(separator: " "))"
            fi
            COMPREPLY=($(compgen -W "$words" -- "$current") $(compgen -f -- "$current"))
        }
        complete -o filenames -F _thumbgen thumbgen

        """
    }

    /// What a command can be followed by.
    private static func branch(_ command: Command) -> String {
        let options = OptionTable.options(of: command)
        let values = options.filter { !$0.isSwitch }.map(value)
        return """
                    \(command.rawValue))
                        options="\(options.map { "--\($0.name)" }.joined(separator: " "))"
                        case $previous in
            \((values + ["                *) ;;"]).joined(separator: "\n"))
                        esac ;;
            """
    }

    /// What an option can be followed by: its words, a file, or nothing a shell could know.
    private static func value(_ option: CommandOption) -> String {
        let pattern = ["--\(option.name)"] + (option.letter.map { ["-\($0)"] } ?? [])
        let reply =
            switch option.argument {
            case .file: "$(compgen -f -- \"$current\")"
            default: "$(compgen -W \"\(option.argument.words.joined(separator: " "))\" -- \"$current\")"
            }
        return "                \(pattern.joined(separator: "|"))) COMPREPLY=(\(reply)); return ;;"
    }
}
