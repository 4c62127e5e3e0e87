import ThumbgenKit
import ThumbnailModel

/// Tells whether OUTPUT is what a run would leave.
enum CheckCommand {
    static func run(_ command: ParsedCommand) throws -> ExitStatus {
        let console = Console(command)
        let plan = try ThumbnailRun(command, observer: console).plan(readsOutputs: command.has("decode"))
        if command.has("json") {
            Output.standard.write(try plan.json() + "\n")
        } else {
            Output.standard.write(lines(of: plan).map { $0 + "\n" }.joined())
        }
        if !plan.isUpToDate { return .outputDiffers }
        return plan.failures.isEmpty ? .success : .photosFailed
    }

    /// A line for each difference.
    private static func lines(of plan: RunPlan) -> [String] {
        var lines = plan.rebuilds.map { rebuild in
            rebuild.reason == .outputMissing || rebuild.reason == .new
                ? "\(rebuild.output.display): missing"
                : "\(rebuild.output.display): stale (\(rebuild.reason.message))"
        }
        lines += plan.orphans.map { "\($0.display): orphaned" }
        lines += plan.documents.map { "\($0.display): out of date" }
        lines += plan.unreadable.map { "\($0.display): unreadable" }
        return lines
    }
}
