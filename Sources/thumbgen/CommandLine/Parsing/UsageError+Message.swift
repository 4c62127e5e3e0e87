import PipelineFile
import ThumbnailModel

extension UsageError {
    /// What is shown to the user, on one line.
    var message: String { "thumbgen: error: \(statement)" }

    private var statement: String {
        switch self {
        case .unknownOption(let written, let nearest):
            "unknown option \(written.display)" + (nearest.map { "; did you mean --\($0)?" } ?? "; see thumbgen --help")
        case .optionOfOtherCommands(let name, let command):
            "\(command.name) takes no --\(name); see \(command.name) --help"
        case .saidByPipelineFile(let name, let settings):
            "--\(name): the pipeline file says this; to override it, write \(UsageError.overrides(settings))"
        case .missingValue(let name, let expected):
            "--\(name): expected \(expected), got nothing"
        case .unexpectedValue(let name):
            "--\(name): takes no value"
        case .invalidValue(let name, let expected, let got):
            "--\(name): expected \(expected), got \"\(got.display)\""
        case .invalidSetting(let errors):
            PipelineErrorFormatter.text(errors)
        case .contradiction(let first, let second):
            "--\(first) and --\(second) contradict each other"
        case .missingArguments(let command, let got):
            "expected \(command.operands), got \(UsageError.quoted(got)); see \(command.name) --help"
        case .unexpectedArgument(let command, let argument):
            "expected \(command.operands.isEmpty ? "no arguments" : command.operands), "
                + "got \"\(argument.display)\" as well; see \(command.name) --help"
        case .invalidArgument(let expected, let got):
            "expected \(expected), got \"\(got.display)\""
        }
    }

    private static func overrides(_ settings: [String]) -> String {
        settings.map { "--set \($0.contains("=") ? $0 : $0 + "=VALUE")" }.joined(separator: " ")
    }

    private static func quoted(_ arguments: [BytePath]) -> String {
        arguments.isEmpty ? "nothing" : arguments.map { "\"\($0.display)\"" }.joined(separator: " ")
    }
}
