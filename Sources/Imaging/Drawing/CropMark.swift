package import ThumbnailModel

/// Shows on a whole picture what a crop keeps: the rest is dimmed, and a line runs along the edge of what is kept.
package struct CropMark: Sendable {
    /// The colour of the line.
    package static let color = Color(red: 255, green: 204, blue: 0)
    /// What is left of the values outside.
    package static let dimming = 0.4

    /// The part that is kept, 0 to 1.
    package var crop: Rect
    /// The width of the line, in pixels, at least 1; it lies within the part.
    package var line: Int

    /// A mark around a part of a picture.
    package init(_ crop: Rect, line: Int) {
        self.crop = crop
        self.line = line
    }

    /// The pixels of a picture of a size that are kept, line included.
    package func kept(of size: PixelSize) -> PixelRect {
        let left = min(CropMark.edge(crop.x, of: size.width), size.width - 1)
        let top = min(CropMark.edge(crop.y, of: size.height), size.height - 1)
        return PixelRect(
            x: left,
            y: top,
            size: PixelSize(
                width: max(1, CropMark.edge(crop.x + crop.width, of: size.width) - left),
                height: max(1, CropMark.edge(crop.y + crop.height, of: size.height) - top)
            )
        )
    }

    /// The picture with the mark, three channels, or four with alpha.
    package func drawn(on image: PixelImage) throws(ImagingError) -> PixelImage {
        let size = image.size
        let bands = image.bands
        let kept = kept(of: size)
        let inner = kept.inset(by: line)
        var samples = try image.samples()
        let ink = [CropMark.color.red, CropMark.color.green, CropMark.color.blue]
        for y in 0..<size.height {
            for x in 0..<size.width where !inner.contains(x: x, y: y) {
                let start = (y * size.width + x) * bands
                let isLine = kept.contains(x: x, y: y)
                for channel in 0..<3 {
                    let value = samples[start + channel]
                    samples[start + channel] =
                        isLine ? ink[channel] : UInt8((Double(value) * CropMark.dimming).rounded())
                }
                if isLine, bands == 4 { samples[start + 3] = 255 }
            }
        }
        return try PixelImage(size: size, bands: bands, samples: samples)
    }

    private static func edge(_ place: Double, of length: Int) -> Int {
        min(max(Int((place * Double(length)).rounded()), 0), length)
    }
}

extension PixelRect {
    fileprivate func contains(x column: Int, y row: Int) -> Bool {
        column >= x && column < x + size.width && row >= y && row < y + size.height
    }

    fileprivate func inset(by line: Int) -> PixelRect {
        PixelRect(
            x: x + line,
            y: y + line,
            size: PixelSize(width: size.width - 2 * line, height: size.height - 2 * line)
        )
    }
}
