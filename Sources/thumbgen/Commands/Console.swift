import Glibc
import ThumbgenKit
import ThumbnailModel

/// What a person, or the script that called, gets to see of a run.
struct Console: RunObserver {
    private let progress: ProgressReporter
    private let formatter: MessageFormatter
    private let isQuiet: Bool
    private let isVerbose: Bool
    private let asJSON: Bool
    private let annotations: WorkflowAnnotations?

    /// A console as the options want it.
    init(_ command: ParsedCommand) {
        let terminal = Terminal(descriptor: STDERR_FILENO)
        isQuiet = command.has("quiet")
        isVerbose = command.has("verbose")
        asJSON = command.has("json")
        annotations = WorkflowAnnotations(command.inputs)
        let mode = command.text(of: "progress").flatMap(ProgressMode.init) ?? .auto
        progress = ProgressReporter(
            isQuiet ? .none : mode,
            on: terminal,
            columns: { Terminal.columns(of: STDERR_FILENO) },
            write: { Output.error.write($0) }
        )
        formatter = MessageFormatter(usesColor: terminal.showsColor && !command.has("no-color"))
    }

    /// Shows progress while `work` goes on, and takes it away afterwards.
    func following<Result>(_ work: () throws -> Result) rethrows -> Result {
        defer { progress.end() }
        return try work()
    }

    func runWillRender(photos: Int, pixels: Int) {
        progress.begin(photos: photos, pixels: pixels)
    }

    func runDidPlan(_ rebuilds: [Rebuild]) {
        for rebuild in rebuilds { progress.show("\(rebuild.output.display): \(rebuild.reason.message)") }
    }

    func photoDidFinish(_ photo: BytePath, pixels: Int, failed: Bool) {
        progress.finish(failed ? .failed : .written, pixels: pixels)
        if isVerbose, !failed { progress.show("\(photo.display): done") }
    }

    func photoDidFail(_ failure: PhotoFailure) {
        progress.show(formatter.text(of: failure))
        if let annotations { progress.show(annotations.line(of: failure)) }
    }

    func runDidNotice(_ notice: RunNotice) {
        if !isQuiet { progress.show(formatter.warning(notice.message)) }
    }

    /// The closing words, and the result as data where that is asked for.
    func report(_ result: RunResult, _ trace: StageTrace?) throws {
        if isVerbose, let trace { StageTimes(trace, runs: result.stageRuns).lines.forEach(progress.show) }
        if isVerbose { result.summary.met.lines.forEach(progress.show) }
        if asJSON { Output.standard.write(try result.summary.json() + "\n") }
        if !isQuiet { progress.show(result.summary.text) }
    }
}
