import ThumbnailModel

extension StageTree {
    /// Whether a file's place depends on its photo's content, so that photos must be hashed before anything is planned.
    static func namesFilesByContent(_ definition: PipelineDefinition) -> Bool {
        definition.stages.contains { stage in
            if case .write(let options) = stage.operation { options.path.parts.contains(.field(.hash)) } else { false }
        }
    }
}
