import Glibc
import ThumbnailModel

/// The program.
@main
enum Thumbgen {
    static func main() {
        exit(run(arguments: processArguments()).rawValue)
    }

    private static func run(arguments: [[UInt8]]) -> ExitStatus {
        do throws(UsageError) {
            return try dispatch(OptionParser.parse(arguments))
        } catch {
            Output.error.write(error.message + "\n")
            return .usage
        }
    }

    private static func dispatch(_ command: ParsedCommand) throws(UsageError) -> ExitStatus {
        if command.has("help") {
            Output.standard.write(OptionContext(command.command).help)
            return .success
        }
        if command.has("version") {
            Output.standard.write("thumbgen \(version)\n")
            return .success
        }
        switch command.command {
        case .completions: return try CompletionsCommand.run(command)
        default:
            Output.error.write("thumbgen: error: \(command.command.name) is not part of this build\n")
            return .internalFault
        }
    }

    /// The arguments as the system gave them, in no particular encoding.
    private static func processArguments() -> [[UInt8]] {
        (1..<max(1, Int(CommandLine.argc))).compactMap { index in
            CommandLine.unsafeArgv[index].map { Array(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
        }
    }
}
