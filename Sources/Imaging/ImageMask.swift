package import ThumbnailModel

/// Cuts renditions to an outline: avatars.
package enum ImageMask {
    /// The rendition with everything outside the outline clear, and a border along its inside where one is asked for. What
    /// lies within stays as it is; alpha the picture has is kept there.
    ///
    /// - Parameters:
    ///   - options: the outline; its lengths are in points.
    ///   - image: 8 bits a channel, three channels, or four with alpha.
    ///   - scale: pixels a point.
    package static func apply(
        _ options: MaskOptions,
        to image: PixelImage,
        at scale: Scale
    ) throws(ImagingError) -> PixelImage {
        let outline = MaskOutline(size: image.size, options: options, scale: scale)
        let picture = try ImagingError.drawing { () throws(LibraryFault) in
            image.hasAlpha ? image : try image.withOpaqueAlpha()
        }
        let samples = cut(try picture.samples(), of: image.size, to: outline, border: options.borderColor)
        let cut = try PixelImage(size: image.size, bands: 4, samples: samples)
        // Laid over the picture it comes from, whose metadata goes on with it.
        return try ImagingError.drawing { () throws(LibraryFault) in
            try picture.applying("insert", input: "main", ["sub": .image(cut), "x": 0, "y": 0]).materialised()
        }
    }

    private static func cut(
        _ samples: [UInt8],
        of size: PixelSize,
        to outline: MaskOutline,
        border color: Color
    ) -> [UInt8] {
        var samples = samples
        samples.withUnsafeMutableBufferPointer { samples in
            for y in 0..<size.height {
                for x in 0..<size.width {
                    let start = (y * size.width + x) * 4
                    let border = outline.borderCoverage(x: x, y: y)
                    if border > 0 { lay(color, border, over: &samples[start..<start + 4]) }
                    let covered = outline.coverage(x: x, y: y)
                    if covered < 1 { samples[start + 3] = UInt8((Double(samples[start + 3]) * covered).rounded()) }
                }
            }
        }
        return samples
    }

    /// Lays a colour over a part of a pixel of red, green, blue and alpha; what is clear has no say in the colour.
    private static func lay(
        _ color: Color,
        _ share: Double,
        over pixel: inout Slice<UnsafeMutableBufferPointer<UInt8>>
    ) {
        let first = pixel.startIndex
        let over = share * Double(color.alpha) / 255
        let under = Double(pixel[first + 3]) / 255 * (1 - over)
        guard over + under > 0 else { return }
        for (index, channel) in zip(first..., [color.red, color.green, color.blue]) {
            let mixed = (Double(channel) * over + Double(pixel[index]) * under) / (over + under)
            pixel[index] = UInt8(mixed.rounded())
        }
        pixel[first + 3] = UInt8(((over + under) * 255).rounded())
    }
}
