import FileSystem
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
        let trace = command.has("trace") || command.has("verbose") ? StageTrace() : nil
        let run = try ThumbnailRun(command, observer: console, trace: trace)
        let interruption = Interruption(cancelling: run)
        let result = try console.following { try run.run() }
        try console.report(result, trace)
        try ReportFile(command)?.write(result)
        if let trace, let file = command.value(of: "trace") { try write(trace, to: BytePath(file)) }
        if let signal = interruption.signal { return .stopped(by: signal) }
        return result.failures.isEmpty ? .success : .photosFailed
    }

    private static func write(_ trace: StageTrace, to file: BytePath) throws {
        let text = try ChromeTrace(trace).text()
        do throws(SystemError) {
            try AtomicFile.write(Array(text.utf8), to: file)
        } catch {
            throw RunError.outputUnwritable(file, error)
        }
    }
}
