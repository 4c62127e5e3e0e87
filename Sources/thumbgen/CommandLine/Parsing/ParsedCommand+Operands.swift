import ThumbnailModel

extension ParsedCommand {
    /// The pipeline file of a command that takes one: the first argument where it is needed, and where it may be left
    /// out, the first argument if its name ends like one.
    var pipelineFile: BytePath? {
        switch command {
        case .run, .graph: arguments.first
        case .check, .plan: arguments.first.flatMap { ParsedCommand.isPipelineFile($0) ? $0 : nil }
        case .grid, .sheet, .inspect, .validate, .schema, .completions: nil
        }
    }

    /// The inputs of a command that looks at photos.
    var inputs: [BytePath] {
        Array(arguments.dropFirst(pipelineFile == nil ? 0 : 1).dropLast())
    }

    /// The output folder of a command that has one.
    var output: BytePath? { arguments.last }

    /// What the options set of the pipeline, in the order in which they were first given.
    var settings: [PipelineSetting] {
        var settings: [PipelineSetting] = []
        for given in options {
            for setting in given.settings {
                guard let index = settings.firstIndex(where: { $0.key == setting.key }) else {
                    settings.append(setting)
                    continue
                }
                settings[index].values = (setting.isList ? settings[index].values : []) + setting.values
            }
        }
        return settings
    }

    private static func isPipelineFile(_ path: BytePath) -> Bool {
        [BytePath("yml"), BytePath("yaml")].contains(path.fileExtension)
    }
}
