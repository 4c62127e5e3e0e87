import ThumbnailModel

extension PipelineDefinition {
    /// Whether outputs tell where photos were taken.
    var publishesLocation: Bool {
        stages.contains { stage in
            if case .exif(let options) = stage.operation { options.location } else { false }
        }
    }
}
