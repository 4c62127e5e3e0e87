import FileSystem
import Glibc
import ThumbgenKit
import ThumbnailModel

extension ThumbnailRun {
    /// The run that a command line describes.
    init(_ command: ParsedCommand, observer: any RunObserver, trace: StageTrace? = nil) throws {
        var options = RunOptions(jobs: command.jobs)
        options.memory = command.text(of: "memory").flatMap(ByteCount.init)?.bytes ?? MemoryAtHand().budget
        options.isForced = command.has("force")
        options.explains = command.has("explain")
        options.retriesFailed = command.has("retry-failed")
        options.prunes = command.has("prune")
        if let list = command.value(of: "select").map(BytePath.init) {
            do throws(SystemError) {
                options.selection = try PhotoSelection(file: list)
            } catch {
                throw RunError.inputUnreadable(list, error)
            }
        }
        self.init(
            try PipelineDefinition(command),
            inputs: command.inputs,
            output: command.output ?? BytePath("."),
            options: options,
            observer: observer,
            trace: trace
        )
    }
}

extension ParsedCommand {
    /// How many photos are worked on at a time: as asked for, else one a core.
    fileprivate var jobs: Int {
        text(of: "jobs").flatMap(Int.init) ?? sysconf(Int32(_SC_NPROCESSORS_ONLN))
    }
}
