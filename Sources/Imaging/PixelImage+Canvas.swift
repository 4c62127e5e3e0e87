import CVips
import ThumbnailModel

extension PixelImage {
    /// The picture on the canvas of a geometry, the rest filled with a colour.
    func padded(to geometry: RenditionGeometry, background: Color) throws(LibraryFault) -> PixelImage {
        guard geometry.content != PixelRect(x: 0, y: 0, size: geometry.canvas) else { return self }
        let picture = background.alpha == 255 || hasAlpha ? self : try withOpaqueAlpha()
        let channels = [background.red, background.green, background.blue, background.alpha].prefix(picture.bands)
        return try picture.applying(
            "embed",
            [
                "x": .integer(geometry.content.x), "y": .integer(geometry.content.y),
                "width": .integer(geometry.canvas.width), "height": .integer(geometry.canvas.height),
                "extend": "background", "background": .numbers(channels.map(Double.init)),
            ]
        )
    }

    /// The picture, which has no alpha channel, with one that hides nothing.
    func withOpaqueAlpha() throws(LibraryFault) -> PixelImage {
        try applying("bandjoin_const", ["c": .numbers([255])])
    }

    /// The values rounded to 8 bits.
    func eightBits() throws(LibraryFault) -> PixelImage {
        switch format {
        case VIPS_FORMAT_UCHAR: return self
        case VIPS_FORMAT_FLOAT, VIPS_FORMAT_DOUBLE:
            return try applying("round", ["round": "rint"]).applying("cast", ["format": "uchar"])
        default: return try applying("cast", ["format": "uchar"])
        }
    }

    /// The values as fractional numbers.
    func floating() throws(LibraryFault) -> PixelImage {
        format == VIPS_FORMAT_UCHAR ? try applying("cast", ["format": "float"]) : self
    }
}
