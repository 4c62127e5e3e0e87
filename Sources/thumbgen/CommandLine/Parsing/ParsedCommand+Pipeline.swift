import PipelineFile
import ThumbnailModel

extension ParsedCommand {
    /// The pipeline that the options describe, where no file does.
    func composedPipeline() throws(PipelineFileErrors) -> PipelineDefinition {
        var pipeline = PipelineDefinition.standard
        for setting in settings {
            if setting.isList {
                try pipeline.set(setting.key, toEach: setting.values, position: "--\(setting.option)")
            } else if let value = setting.values.last {
                try pipeline.set(setting.key, to: value, position: "--\(setting.option)")
            }
        }
        if last(of: "gallery", "no-gallery") == "no-gallery" {
            pipeline.stages.removeAll { $0.operation.kind == .gallery }
        }
        if has("sheet") {
            pipeline.stages.append(StageDefinition("sheets", from: ["cells"], .sheet(SheetOptions())))
        }
        return pipeline
    }

    /// Sets what `--set` asks for in a pipeline that was read from a file.
    func override(_ pipeline: inout PipelineDefinition) throws(PipelineFileErrors) {
        for assignment in values(of: "set") {
            let sides = String(decoding: assignment, as: UTF8.self).split(
                separator: "=",
                maxSplits: 1,
                omittingEmptySubsequences: false
            )
            try pipeline.set(String(sides[0]), to: String(sides[1]), position: "--set")
        }
    }
}
