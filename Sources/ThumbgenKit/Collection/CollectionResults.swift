import ThumbnailModel

/// What stands at the end of a run beside the files of the photos.
struct CollectionResults: Sendable {
    /// Every failure, ordered by photo.
    var failures: [PhotoFailure]
    /// The pages of contact sheets, in the order of stages and pages.
    var sheets: [ManifestSheet] = []
}
