import Imaging
import ThumbnailModel

/// What became of a photo, in figures. A run keeps one of every photo, so it is small; what was made, the state knows.
struct PhotoTally: Sendable {
    /// Files of it that stand in the output folder.
    private(set) var files = 0
    /// How many of them this run made.
    var made = 0
    /// Whether contact sheets show it.
    var hasTile = false
    /// Whether a file has more pixels than the photo.
    private(set) var isEnlarged = false
    /// Whether a file was made from a preview inside the photo's own.
    private(set) var isFromPreview = false
    /// What its embedded profile did to its colours; nil where none was used.
    private(set) var conversion: ProfileConversion?
    /// How long this run worked on it.
    var elapsed = Duration.zero
    /// The branches that failed.
    var failures: [PhotoFailure] = []
    /// Its files that were not made for that; what the state knows of their places is out of date.
    var missing: [BytePath] = []

    /// Whether anything was made of it, so that it has a place in the grid.
    var hasPlace: Bool { files > 0 || hasTile }

    /// Counts a file that stands.
    mutating func add(_ traits: ThumbnailTraits) {
        files += 1
        isEnlarged = isEnlarged || traits.isEnlarged
        isFromPreview = isFromPreview || traits.origin == .preview
        conversion = conversion ?? traits.conversion
    }
}
