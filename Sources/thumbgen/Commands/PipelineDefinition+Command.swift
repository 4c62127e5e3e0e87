import Glibc
import PipelineFile
import ThumbnailModel

extension PipelineDefinition {
    /// The pipeline that the options of a command line stand for.
    init(_ command: ParsedCommand) throws(PipelineFileErrors) {
        self = .standard
        for setting in command.settings {
            if setting.isList {
                try set(setting.key, toEach: setting.values, position: "--\(setting.option)")
            } else if let value = setting.values.last {
                try set(setting.key, to: value, position: "--\(setting.option)")
            }
        }
    }
}

extension ParsedCommand {
    /// How many photos are worked on at a time: as asked for, else one a core.
    var jobs: Int {
        text(of: "jobs").flatMap(Int.init) ?? sysconf(Int32(_SC_NPROCESSORS_ONLN))
    }
}
