package import ThumbnailModel

/// The pixels of one rendition, in memory.
package struct ResizedImage: Sendable {
    /// The pixels, exactly the canvas of the geometry.
    package let pixels: PixelImage
    /// The numbers the rendition was made by.
    package let geometry: RenditionGeometry
    /// The part of the upright source that shows, in source pixels; where pixels decided, the place that was found.
    package let region: Rect
    /// Whether it has clearly more pixels than were decoded for it.
    var exceedsDecoded = false

    /// Whether the pixels were drawn for it: a drawing is as sharp at any size.
    var isDrawn = false

    /// Whether an output pixel shows less than a source pixel, or than one of a preview that stands for it.
    package var isEnlarged: Bool { geometry.isEnlarged && !isDrawn || exceedsDecoded }
}
