package import ThumbnailModel

/// Cuts renditions to an outline: avatars.
package enum ImageMask {
    /// The rendition with everything outside the outline clear, and a border along its inside where one is asked for.
    ///
    /// - Parameters:
    ///   - options: the outline; its lengths are in points.
    ///   - scale: pixels a point.
    package static func apply(
        _ options: MaskOptions,
        to image: ResizedImage,
        at scale: Scale
    ) throws(ImagingError) -> ResizedImage {
        let size = image.pixels.size
        let outline = MaskOutline(size: size, options: options, scale: scale)
        let bands = image.pixels.bands
        let samples = try image.pixels.samples()
        let color = options.borderColor
        var masked: [UInt8] = []
        masked.reserveCapacity(4 * size.area)
        for y in 0..<size.height {
            for x in 0..<size.width {
                let start = (y * size.width + x) * bands
                let border = outline.borderCoverage(x: x, y: y)
                for (index, own) in [color.red, color.green, color.blue].enumerated() {
                    masked.append(mixed(own, samples[start + index], border))
                }
                let alpha = bands == 4 ? samples[start + 3] : 255
                masked.append(mixed(mixed(color.alpha, alpha, border), 0, outline.coverage(x: x, y: y)))
            }
        }
        let pixels = try PixelImage(size: size, bands: 4, samples: masked)
        return ResizedImage(pixels: pixels, geometry: image.geometry, region: image.region)
    }

    private static func mixed(_ first: UInt8, _ second: UInt8, _ share: Double) -> UInt8 {
        UInt8((Double(first) * share + Double(second) * (1 - share)).rounded())
    }
}
