import PipelineFile
import ThumbgenKit
import ThumbnailModel

/// Checks pipeline files and tells everything that is wrong with them.
enum ValidateCommand {
    static func run(_ command: ParsedCommand) throws -> ExitStatus {
        var status = ExitStatus.success
        for file in command.arguments {
            do {
                try PipelineCheck.check(PipelineDefinition(file: file, command))
            } catch let errors as PipelineFileErrors {
                Output.error.write(PipelineErrorFormatter.text(errors) + "\n")
                status = .invalidPipeline
            }
        }
        return status
    }
}
