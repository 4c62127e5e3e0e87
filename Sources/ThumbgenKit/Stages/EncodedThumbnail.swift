import Imaging
import StateStore
import ThumbnailModel

/// A picture as the bytes of a file, and the files it is to become.
struct EncodedThumbnail: Sendable {
    /// The photo.
    let photo: SurveyedPhoto
    /// The hash of the photo, as it was when it was decoded.
    let content: ContentHash
    /// The bytes.
    let encoded: EncodedImage
    /// Where they go.
    let files: [PlannedFile]
    /// What shows of the photo until its thumbnail is there.
    let placeholder: ImagePlaceholder
    /// The part of the upright original that shows, 0 to 1.
    let crop: Rect
    /// Which picture of the photo's file the pixels were read from.
    let origin: PixelSource
    /// What the embedded profile did to the colours; nil where none was used.
    let conversion: ProfileConversion?
    /// Whether the pixels outnumber those of the original.
    let isEnlarged: Bool
}
