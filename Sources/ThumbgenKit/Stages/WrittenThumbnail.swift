import Imaging
import StateStore
import ThumbnailModel

/// A file that stands whole under its final name.
struct WrittenThumbnail: Hashable, Sendable {
    /// What was planned of it.
    var file: PlannedFile
    /// The hash of the photo it was made from.
    let content: ContentHash
    /// Bytes in the file.
    let bytes: Int
    /// The hash of the file.
    let hash: ContentHash
    /// What shows of the photo until its thumbnail is there.
    let placeholder: ImagePlaceholder
    /// The part of the upright original that shows, 0 to 1.
    let crop: Rect
    /// What reports count of it.
    let traits: ThumbnailTraits

    /// The same content under the name of another planned file.
    func moved(to file: PlannedFile) -> WrittenThumbnail {
        var moved = self
        moved.file = file
        return moved
    }
}
