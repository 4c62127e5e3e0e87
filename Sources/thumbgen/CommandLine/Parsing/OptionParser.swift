import GLibOptions
import ThumbnailModel

/// Understands a command line by the table of options.
enum OptionParser {
    /// Reads what follows the program's name.
    static func parse(_ arguments: [[UInt8]]) throws(UsageError) -> ParsedCommand {
        let named = arguments.first.flatMap(Command.init(word:))
        let command = named ?? .grid
        let words = Array(arguments.dropFirst(named == nil ? 0 : 1))
        let read = OptionContext(command).parse(try prepared(words, of: command))

        if let unknown = read.unknown { throw error(ofUnknown: unknown, for: command) }
        if let name = read.missingValue.flatMap({ option(written: $0, of: command) }) {
            throw .missingValue(name.name, expected: name.argument.expectation)
        }
        var options: [GivenOption] = []
        for (written, value) in read.options {
            guard let option = option(written: written, of: command) else { continue }
            try check(value, of: option)
            options.append(GivenOption(option: option, value: value))
        }
        let parsed = ParsedCommand(command: command, options: options, arguments: read.arguments.map { BytePath($0) })
        try checkContradictions(of: parsed)
        try checkSettings(of: parsed)
        try checkArguments(of: parsed)
        return parsed
    }

    /// Checks the value of an option that stands for no setting; those are checked as settings, like a pipeline file.
    private static func check(_ value: [UInt8], of option: CommandOption) throws(UsageError) {
        if case .file = option.argument { return }
        guard let text = String(validating: value, as: UTF8.self) else {
            throw .invalidValue(option.name, expected: "text in UTF-8", got: BytePath(value))
        }
        guard option.isSwitch || !option.settings.isEmpty || option.argument.accepts(text) else {
            throw .invalidValue(option.name, expected: option.argument.expectation, got: BytePath(value))
        }
    }

    private static func checkSettings(of parsed: ParsedCommand) throws(UsageError) {
        do {
            _ = try PipelineDefinition(options: parsed)
        } catch {
            throw .invalidSetting(error)
        }
    }

    private static func checkContradictions(of parsed: ParsedCommand) throws(UsageError) {
        for option in parsed.options.map(\.option) {
            if let other = option.contradicts.first(where: parsed.has) { throw .contradiction(option.name, other) }
        }
        guard parsed.pipelineFile != nil else { return }
        if let option = parsed.options.map(\.option).first(where: { !$0.settings.isEmpty }) {
            throw .saidByPipelineFile(option.name, settings: option.settings)
        }
    }

    /// Options that print something and stop need no arguments but a pipeline to print.
    private static func checkArguments(of parsed: ParsedCommand) throws(UsageError) {
        if parsed.has("help") || parsed.has("version") { return }
        if parsed.has("print-pipeline"), parsed.command != .run || parsed.pipelineFile != nil { return }
        let count = parsed.command.operandCount
        let given = parsed.arguments.dropFirst(parsed.pipelineFile != nil && parsed.command.mayLackPipeline ? 1 : 0)
        if given.count < count.lowerBound { throw .missingArguments(parsed.command, got: parsed.arguments) }
        if given.count > count.upperBound {
            throw .unexpectedArgument(parsed.command, parsed.arguments[count.upperBound])
        }
    }

    /// The option behind `--name` or `-n`.
    static func option(written: String, of command: Command) -> CommandOption? {
        OptionTable.options(of: command).first { $0.isWritten(written) }
    }

    /// Says of what no option was found for whether it belongs to another command or is close to an option of this one.
    private static func error(ofUnknown word: [UInt8], for command: Command) -> UsageError {
        let written = String(decoding: word.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
        if let option = OptionTable.options.first(where: { $0.isWritten(written) }) {
            return command == .run && !option.settings.isEmpty
                ? .saidByPipelineFile(option.name, settings: option.settings)
                : .optionOfOtherCommands(option.name, of: command)
        }
        let names = OptionTable.options(of: command).map(\.name)
        let nearest = written.hasPrefix("--") ? nearestName(to: String(written.dropFirst(2)), in: names) : nil
        return .unknownOption(BytePath(Array(word.prefix { $0 != UInt8(ascii: "=") })), nearest: nearest)
    }
}
