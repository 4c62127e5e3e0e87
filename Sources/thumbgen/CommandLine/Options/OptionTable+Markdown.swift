extension OptionTable {
    /// The options as a Markdown table, for the readme.
    static var markdown: String {
        let rows = options.map { option in
            "| \(option.group.title) | \(written(option)) | \(escaped(option.help)) | \(takers(of: option)) |"
        }
        return (["| group | option | what it does | with |", "| --- | --- | --- | --- |"] + rows).joined(
            separator: "\n"
        )
    }

    private static func written(_ option: CommandOption) -> String {
        let letter = option.letter.map { "`-\($0)` " } ?? ""
        let value = option.argument.placeholder.map { " \($0)" } ?? ""
        return letter + "`--\(option.name)\(escaped(value))`" + (option.repeatable ? ", repeatable" : "")
    }

    private static func takers(of option: CommandOption) -> String {
        guard option.commands != all else { return "every command" }
        return Command.allCases.filter(option.commands.contains).map(\.rawValue).joined(separator: ", ")
    }

    /// A bar would end the cell, within code as well.
    private static func escaped(_ text: String) -> String {
        text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
    }
}
