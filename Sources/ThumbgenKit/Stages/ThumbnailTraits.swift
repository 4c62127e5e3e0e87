import ThumbnailModel

/// What reports count of a written file.
struct ThumbnailTraits: Hashable, Sendable {
    /// Which picture of the photo's file the pixels were read from.
    var origin = PixelSource.full
    /// Whether the pixels outnumber those of the original.
    var isEnlarged = false
}
