import Imaging
import ThumbnailModel

/// What reports count of a written file.
struct ThumbnailTraits: Hashable, Sendable {
    /// Which picture of the photo's file the pixels were read from.
    var origin = PixelSource.full
    /// What the embedded profile did to the colours; nil where none was used.
    var conversion: ProfileConversion?
    /// Whether the pixels outnumber those of the original.
    var isEnlarged = false
}
