package import ThumbnailModel

/// Puts renditions side by side on one canvas: contact sheets.
package struct ImageSheet {
    private let size: PixelSize
    private var samples: [UInt8]

    /// An empty canvas of an opaque colour; the colour's own alpha does not count.
    package init(size: PixelSize, background: Color = .white) {
        self.size = size
        samples = []
        samples.reserveCapacity(3 * size.area)
        for _ in 0..<size.area { samples += [background.red, background.green, background.blue] }
    }

    /// Puts a rendition with its upper left corner at a place; what lies outside the canvas is cut off, what is clear shows
    /// the background.
    package mutating func place(_ image: ResizedImage, x left: Int, y top: Int) throws(ImagingError) {
        let part = image.pixels.size
        let bands = image.pixels.bands
        let pixels = try image.pixels.samples()
        for y in max(0, -top)..<max(0, -top, min(part.height, size.height - top)) {
            for x in max(0, -left)..<max(0, -left, min(part.width, size.width - left)) {
                let from = (y * part.width + x) * bands
                let to = ((top + y) * size.width + left + x) * 3
                let alpha = bands == 4 ? Int(pixels[from + 3]) : 255
                for band in 0..<3 {
                    let mixed = Int(pixels[from + band]) * alpha + Int(samples[to + band]) * (255 - alpha)
                    samples[to + band] = UInt8((mixed + 127) / 255)
                }
            }
        }
    }

    /// The canvas as a rendition, to be encoded.
    package func rendition() throws(ImagingError) -> ResizedImage {
        let pixels = try PixelImage(size: size, bands: 3, samples: samples)
        let geometry = RenditionGeometry(source: size, box: .size(size), mode: .stretch)
        return ResizedImage(pixels: pixels, geometry: geometry, region: size.bounds)
    }
}
