import PipelineFile
import ThumbnailModel

extension PipelineDefinition {
    /// The pipeline that the options of a command line stand for.
    init(_ command: ParsedCommand) throws(PipelineFileErrors) {
        self = .standard
        for setting in command.settings {
            try set(setting.key, toEach: setting.values, position: "--\(setting.option)")
        }
    }
}
