import ThumbnailModel

/// One encoding of a picture and the files it is written to.
struct PlannedEncoding: Sendable {
    /// The encode stage's name.
    let stage: String
    /// The format, never `automatic`.
    let format: OutputFormat
    /// The files.
    var files: [PlannedFile]
}
