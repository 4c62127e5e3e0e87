import Imaging
import StateStore
import ThumbnailModel

/// A picture on an edge of the pipeline: pixels, the photo they come from, and what is to be made of them.
struct StageImage: Sendable {
    /// The photo.
    let photo: SurveyedPhoto
    /// The hash of the photo, as it was when it was decoded.
    let content: ContentHash
    /// The pixels, upright, and where the places of the picture they were made from lie in them.
    let decoded: DecodedImage
    /// What is made of them.
    let results: PlannedResults
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
