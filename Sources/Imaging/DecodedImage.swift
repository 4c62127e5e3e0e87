package import ThumbnailModel

/// The upright pixels of a photo, or of the part its renditions need, in memory; 8 bits a channel, three channels or four
/// with alpha.
package struct DecodedImage: Sendable {
    /// The pixels.
    package let pixels: PixelImage
    /// The size of the upright original.
    package let source: PixelSize
    /// Which picture of the file the pixels were read from.
    package let origin: PixelSource
    /// What the embedded profile did to the colours; nil where none was used.
    package let conversion: ProfileConversion?
    /// Whether the pixels were drawn at the size that renditions need.
    let isDrawn: Bool
    let horizontal: DecodedAxis
    let vertical: DecodedAxis

    /// A finished picture as the source of further ones.
    package init(_ pixels: PixelImage) {
        self.pixels = pixels
        source = pixels.size
        origin = .full
        conversion = nil
        isDrawn = false
        horizontal = DecodedAxis(source: source.width, loaded: source.width, shrink: nil)
        vertical = DecodedAxis(source: source.height, loaded: source.height, shrink: nil)
    }

    init(
        pixels: PixelImage,
        source: PixelSize,
        origin: PixelSource,
        conversion: ProfileConversion?,
        isDrawn: Bool,
        horizontal: DecodedAxis,
        vertical: DecodedAxis
    ) {
        self.pixels = pixels
        self.source = source
        self.origin = origin
        self.conversion = conversion
        self.isDrawn = isDrawn
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Whether a rendition has clearly more pixels than were decoded for it.
    func isCoarser(than geometry: RenditionGeometry) -> Bool {
        min(geometry.horizontalStep / horizontal.shrink, geometry.verticalStep / vertical.shrink) < 0.99
    }

    /// Where a place of the upright source lies in the decoded pixels.
    package func decoded(_ place: Point) -> Point {
        Point(
            x: place.x / horizontal.shrink - horizontal.origin,
            y: place.y / vertical.shrink - vertical.origin
        )
    }
}
