import ThumbgenKit
import ThumbnailModel

/// Prints what each file says of itself, a JSON object a line.
enum InspectCommand {
    static func run(_ command: ParsedCommand) throws -> ExitStatus {
        let console = Console(command)
        let allowed = try PipelineDefinition(options: command).discover.allow
        var status = ExitStatus.success
        for path in command.arguments {
            do {
                Output.standard.write(try PhotoInspection(of: path, allowing: allowed).json() + "\n")
            } catch let failure as PhotoFailure {
                console.photoDidFail(failure)
                status = .photosFailed
            }
        }
        return status
    }
}
