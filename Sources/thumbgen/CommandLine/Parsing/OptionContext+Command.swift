import GLibOptions

extension OptionContext {
    /// The parser and the help of a command.
    convenience init(_ command: Command) {
        let options = OptionTable.options(of: command)
        let sections = OptionGroup.allCases.map { group in
            OptionSection(
                name: group.rawValue,
                title: group.title,
                entries: options.filter { $0.group == group }.flatMap(\.entries)
            )
        }
        self.init(
            name: command.name,
            operands: command.operands,
            summary: command.summary,
            description: command.examples,
            sections: sections.filter { !$0.entries.isEmpty }
        )
    }
}

extension CommandOption {
    /// The option by its name, and by other spellings that help does not show.
    fileprivate var entries: [OptionEntry] {
        let shown = OptionEntry(
            name,
            letter: letter,
            isSwitch: isSwitch,
            help: help,
            placeholder: argument.placeholder
        )
        return [shown] + spellings.map { OptionEntry($0, isSwitch: isSwitch, isHidden: true) }
    }
}
