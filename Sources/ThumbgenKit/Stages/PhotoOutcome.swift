import ThumbnailModel

/// What became of a photo.
struct PhotoOutcome: Sendable {
    /// The photo.
    let photo: SurveyedPhoto
    /// Its files, in the order of the stages.
    let written: [WrittenThumbnail]
    /// The branches that failed.
    let failures: [PhotoFailure]
}
