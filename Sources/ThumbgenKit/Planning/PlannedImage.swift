import ThumbnailModel

/// One picture that a resize or mask stage is to make.
struct PlannedImage: Sendable {
    /// The stage's name.
    let stage: String
    /// Pixels a point, for what the stage gives in points.
    let scale: Scale
    /// The numbers of the resize; of a mask, those of the picture it cuts.
    let geometry: RenditionGeometry
    /// What is made of it.
    var results: PlannedResults
}
