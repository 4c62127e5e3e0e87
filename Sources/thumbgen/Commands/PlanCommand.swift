import ThumbgenKit
import ThumbnailModel

/// Tells what a run would do and why.
enum PlanCommand {
    static func run(_ command: ParsedCommand) throws -> ExitStatus {
        let console = Console(command)
        let plan = try ThumbnailRun(command, observer: console).plan()
        if command.has("json") {
            Output.standard.write(try plan.json() + "\n")
        } else {
            var lines = lines(of: plan, prunes: command.has("prune"))
            if command.has("explain") { lines += plan.decodes.map { "\($0.source.display): \($0.message)" } }
            Output.standard.write(lines.map { $0 + "\n" }.joined())
        }
        return plan.failures.isEmpty ? .success : .photosFailed
    }

    /// A line for each file that would be made or removed.
    private static func lines(of plan: RunPlan, prunes: Bool) -> [String] {
        var lines = plan.rebuilds.map { "\($0.output.display): \($0.reason.message)" }
        lines += plan.orphans.map { "\($0.display): nobody needs it; \(prunes ? "removed" : "--prune removes it")" }
        lines += plan.documents.map { "\($0.display): out of date" }
        return lines
    }
}
