package import ThumbnailModel

/// What a contact sheet shows of a photo: the picture in the middle of its cell, and a caption below it.
package struct SheetTile: Sendable {
    /// The pixels of the cell.
    package var cell: PixelSize
    /// The pixels down that the caption takes; 0 for none.
    package var captionHeight: Int
    /// What shows where the picture does not.
    package var background: Color

    /// A tile of these measures.
    package init(cell: PixelSize, captionHeight: Int, background: Color) {
        self.cell = cell
        self.captionHeight = captionHeight
        self.background = background
    }

    /// The tile's values, three channels, row by row: of the cell first, then of the caption.
    ///
    /// - Parameter picture: no larger than the cell.
    package func samples(_ picture: PixelImage, caption: TextLine) throws(ImagingError) -> [UInt8] {
        let placed = try ImagingError.drawing { () throws(LibraryFault) in
            let opaque = picture.hasAlpha ? try picture.flattened(on: background) : picture
            let corner = PixelRect(
                x: (cell.width - picture.size.width) / 2,
                y: (cell.height - picture.size.height) / 2,
                size: picture.size
            )
            return try opaque.embedded(at: corner, in: cell, background: background)
        }
        let samples = try placed.samples()
        if captionHeight == 0 { return samples }
        return try samples + caption.drawn(on: PixelSize(width: cell.width, height: captionHeight)).samples()
    }
}

extension PixelImage {
    fileprivate func embedded(
        at place: PixelRect,
        in canvas: PixelSize,
        background: Color
    ) throws(LibraryFault) -> PixelImage {
        if place.size == canvas { return self }
        let channels = [background.red, background.green, background.blue].map(Double.init)
        return try applying(
            "embed",
            [
                "x": .integer(place.x), "y": .integer(place.y),
                "width": .integer(canvas.width), "height": .integer(canvas.height),
                "extend": "background", "background": .numbers(channels),
            ]
        )
    }
}
