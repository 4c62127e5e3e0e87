import GLibOptions
import Glibc
import PipelineFile
import StateStore
import ThumbgenKit
import ThumbnailModel

/// The program.
@main
enum Thumbgen {
    static func main() {
        // A file beyond the limit on sizes is to fail its write, not to end the program.
        signal(SIGXFSZ, SIG_IGN)
        exit(run(arguments: processArguments()).rawValue)
    }

    private static func run(arguments: [[UInt8]]) -> ExitStatus {
        do {
            return try dispatch(OptionParser.parse(arguments))
        } catch let error as UsageError {
            Output.error.write(error.message + "\n")
            return .usage
        } catch let errors as PipelineFileErrors {
            let isOfFile = errors.source != nil
            Output.error.write((isOfFile ? "" : "thumbgen: error: ") + PipelineErrorFormatter.text(errors) + "\n")
            return isOfFile ? .invalidPipeline : .usage
        } catch let error as RunError {
            Output.error.write("thumbgen: error: \(error.message)\n")
            return error.exitStatus
        } catch let error as StateStoreError {
            Output.error.write("thumbgen: error: \(error.message)\n")
            return error.exitStatus
        } catch {
            Output.error.write("thumbgen: error: a fault of thumbgen itself: \(error)\n")
            return .internalFault
        }
    }

    private static func dispatch(_ command: ParsedCommand) throws -> ExitStatus {
        if command.has("help") {
            Output.standard.write(OptionContext(command.command).help)
            return .success
        }
        if command.has("version") {
            Output.standard.write("thumbgen \(version)\n")
            return .success
        }
        switch command.command {
        case .grid, .run, .sheet: return try RenderCommand.run(command)
        case .plan: return try PlanCommand.run(command)
        case .check: return try CheckCommand.run(command)
        case .validate: return try ValidateCommand.run(command)
        case .graph: return try GraphCommand.run(command)
        case .schema: return SchemaCommand.run()
        case .inspect: return try InspectCommand.run(command)
        case .completions: return try CompletionsCommand.run(command)
        }
    }

    /// The arguments as the system gave them, in no particular encoding.
    private static func processArguments() -> [[UInt8]] {
        (1..<max(1, Int(CommandLine.argc))).compactMap { index in
            CommandLine.unsafeArgv[index].map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
        }
    }
}
