import ThumbnailModel

/// What became of a photo.
struct PhotoOutcome: Sendable {
    /// The photo.
    let photo: SurveyedPhoto
    /// Its files, in the order of the stages.
    let written: [WrittenThumbnail]
    /// Its tiles of contact sheets, in the order of the stages.
    var cells: [SheetCell] = []
    /// The branches that failed.
    let failures: [PhotoFailure]
    /// How many of the files this run made.
    var made = 0
    /// How long this run worked on the photo.
    var elapsed = Duration.zero

    /// Whether anything was made of it, so that it has a place in the grid.
    var hasPlace: Bool { !written.isEmpty || !cells.isEmpty }
}
