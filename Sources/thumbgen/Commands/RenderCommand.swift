import PipelineFile
import ThumbgenKit
import ThumbnailModel

/// Makes thumbnails, of the pipeline that the options or a file describe.
enum RenderCommand {
    static func run(_ command: ParsedCommand) throws -> ExitStatus {
        if command.has("print-pipeline") {
            Output.standard.write(PipelinePrinter.yaml(try PipelineDefinition(command)))
            return .success
        }
        if command.has("dry-run") { return try PlanCommand.run(command) }
        let console = Console(command)
        let run = try ThumbnailRun(command, observer: console)
        let interruption = Interruption(cancelling: run)
        let result = try console.following { try run.run() }
        try console.report(result)
        try ReportFile(command)?.write(result)
        if let signal = interruption.signal { return .stopped(by: signal) }
        return result.failures.isEmpty ? .success : .photosFailed
    }
}
