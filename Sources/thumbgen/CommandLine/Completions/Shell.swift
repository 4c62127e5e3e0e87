/// The shells that completions can be made for.
enum Shell: String, CaseIterable {
    case bash, zsh, fish

    /// The script that teaches the shell the program's options, made from their table.
    var completions: String {
        switch self {
        case .bash: BashCompletions.script
        case .zsh: ZshCompletions.script
        case .fish: FishCompletions.script
        }
    }

    /// The text in single quotes, for any of the shells.
    static func quoted(_ text: String) -> String {
        "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
