/// An option of the command line: what parsing, help, completions and documentation are made from.
struct CommandOption: Sendable {
    /// The name after `--`.
    var name: String
    /// The letter after `-`.
    var letter: Character?
    /// What follows it.
    var argument: OptionArgument
    /// The heading it stands under.
    var group: OptionGroup
    /// What it does, on one line.
    var help: String
    /// The commands that take it.
    var commands: Set<Command>
    /// Whether every use adds a value; otherwise the last use counts.
    var repeatable: Bool
    /// The settings of the pipeline it stands for: `KEY` takes the option's value, `KEY=VALUE` is what a switch sets.
    var settings: [String]
    /// Other spellings of its name, taken but not shown.
    var spellings: [String]
    /// The names of options that contradict it.
    var contradicts: [String]

    init(
        _ name: String,
        _ letter: Character? = nil,
        _ argument: OptionArgument = .none,
        _ group: OptionGroup,
        _ help: String,
        for commands: Set<Command>,
        repeatable: Bool = false,
        sets settings: [String] = [],
        spellings: [String] = [],
        contradicts: [String] = []
    ) {
        self.name = name
        self.letter = letter
        self.argument = argument
        self.group = group
        self.help = help
        self.commands = commands
        self.repeatable = repeatable
        self.settings = settings
        self.spellings = spellings
        self.contradicts = contradicts
    }
}

extension CommandOption {
    /// Whether no value follows it.
    var isSwitch: Bool { argument.placeholder == nil }

    /// Whether `--name` or `-n` means this option.
    func isWritten(_ text: String) -> Bool {
        text == "--\(name)" || spellings.contains { text == "--\($0)" } || letter.map { text == "-\($0)" } == true
    }
}
