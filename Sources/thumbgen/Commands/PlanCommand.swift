import ThumbgenKit
import ThumbnailModel

/// Tells what a run would do and why.
enum PlanCommand {
    static func run(_ command: ParsedCommand) throws -> ExitStatus {
        let console = Console(command)
        let plan = try ThumbnailRun(command, observer: console).plan()
        var lines = plan.rebuilds.map { "\($0.output.display): \($0.reason.message)" }
        lines += plan.orphans.map { "\($0.display): nobody needs it; --prune removes it" }
        lines += plan.documents.map { "\($0.display): out of date" }
        Output.standard.write(lines.map { $0 + "\n" }.joined())
        return plan.failures.isEmpty ? .success : .photosFailed
    }
}
