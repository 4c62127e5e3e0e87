import PipelineFile
import ThumbnailModel

/// What is wrong with a command line.
enum UsageError: Error, Hashable {
    /// No command has an option of this name.
    case unknownOption(BytePath, nearest: String?)
    /// The option belongs to other commands.
    case optionOfOtherCommands(String, of: Command)
    /// The option sets what a pipeline file says; these are its settings there.
    case saidByPipelineFile(String, settings: [String])
    /// The option's value is missing.
    case missingValue(String, expected: String)
    /// A switch was given a value.
    case unexpectedValue(String)
    /// The option's value does not fit.
    case invalidValue(String, expected: String, got: BytePath)
    /// A value does not fit the setting that its option stands for.
    case invalidSetting(PipelineFileErrors)
    /// Two options that exclude each other.
    case contradiction(String, String)
    /// There are fewer arguments than the command needs.
    case missingArguments(Command, got: [BytePath])
    /// There is an argument more than the command takes.
    case unexpectedArgument(Command, BytePath)
    /// An argument is none of those the command knows.
    case invalidArgument(expected: String, got: BytePath)
}
