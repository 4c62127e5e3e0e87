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

    /// Whether anything was made of it, so that it has a place in the grid.
    var hasPlace: Bool { !written.isEmpty || !cells.isEmpty }
}
