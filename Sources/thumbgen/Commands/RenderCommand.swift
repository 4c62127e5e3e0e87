import PipelineFile
import ThumbgenKit
import ThumbnailModel

/// Makes thumbnails, of the pipeline that the options or a file describe.
enum RenderCommand {
    static func run(_ command: ParsedCommand) throws -> ExitStatus {
        let definition = try PipelineDefinition(command)
        if command.has("print-pipeline") {
            Output.standard.write(PipelinePrinter.yaml(definition))
            return .success
        }
        let console = Console(command)
        guard let output = command.output else { return .usage }
        let run = ThumbnailRun(
            definition,
            inputs: command.inputs,
            output: output,
            options: RunOptions(jobs: command.jobs),
            observer: console
        )
        let interruption = Interruption(cancelling: run)
        let result = try console.following { try run.run() }
        try console.report(result)
        if let signal = interruption.signal { return .stopped(by: signal) }
        return result.failures.isEmpty ? .success : .photosFailed
    }
}
