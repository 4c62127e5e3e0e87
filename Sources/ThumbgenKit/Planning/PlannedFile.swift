import ThumbnailModel

/// One file that a write stage is to leave.
struct PlannedFile: Hashable, Sendable {
    /// The write stage's name.
    let stage: String
    /// The name of the stage that makes its pixels.
    let imageStage: String
    /// Pixels a point.
    let scale: Scale
    /// The pixels of the file.
    let size: PixelSize
    /// The format of the file.
    let format: OutputFormat
    /// The place below the output folder.
    let path: BytePath
    /// Everything besides the photo that decides its bytes.
    let recipe: Recipe
}
