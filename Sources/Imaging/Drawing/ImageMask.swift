package import ThumbnailModel

/// Cuts a picture to an outline, with smooth edges and, where asked for, a border within them.
package enum ImageMask {
    /// The picture with an alpha channel that is clear outside the outline; the alpha it has is kept within.
    ///
    /// A circle in a picture that is not square is drawn out along the longer side, so that it always touches all four
    /// sides.
    ///
    /// - Parameters:
    ///   - image: 8 bits a channel, three channels, or four with alpha.
    ///   - scale: what turns the points of the options into pixels.
    package static func cut(
        _ image: PixelImage,
        _ options: MaskOptions,
        scale: Scale
    ) throws(ImagingError) -> PixelImage {
        let size = image.size
        let radius =
            switch options.shape {
            case .circle: Double.infinity
            case .rounded: options.radius * scale.factor
            }
        let picture = try ImagingError.drawing { () throws(LibraryFault) in
            image.hasAlpha ? image : try image.applying("addalpha")
        }
        let border = Border(color: options.borderColor, width: options.border * scale.factor)
        let samples = cut(try picture.samples(), of: size, to: Outline(size, radius: radius), border)
        let cut = try PixelImage(size: size, bands: 4, samples: samples)
        // Laid over the picture it comes from, whose metadata goes on with it.
        return try ImagingError.drawing { () throws(LibraryFault) in
            try picture.applying("insert", input: "main", ["sub": .image(cut), "x": 0, "y": 0]).materialised()
        }
    }

    private static func cut(_ samples: [UInt8], of size: PixelSize, to outline: Outline, _ border: Border) -> [UInt8] {
        var samples = samples
        samples.withUnsafeMutableBufferPointer { samples in
            for y in 0..<size.height {
                for x in 0..<size.width {
                    let distance = outline.distance(x: x, y: y)
                    if distance <= -0.5 - border.width { continue }
                    let start = (y * size.width + x) * 4
                    border.draw(over: &samples[start..<start + 4], distance: distance)
                    let alpha = Double(samples[start + 3]) * Outline.coverage(distance: distance)
                    samples[start + 3] = UInt8(alpha.rounded())
                }
            }
        }
        return samples
    }

    /// A ring along the outline, within it.
    private struct Border {
        let color: Color
        let width: Double

        /// Lays the border's part of a pixel over red, green, blue and alpha.
        func draw(over pixel: inout Slice<UnsafeMutableBufferPointer<UInt8>>, distance: Double) {
            guard width > 0 else { return }
            let share = 1 - Outline.coverage(distance: distance, inset: width)
            let over = share * Double(color.alpha) / 255
            let first = pixel.startIndex
            let under = Double(pixel[first + 3]) / 255 * (1 - over)
            guard over + under > 0 else { return }
            for (index, channel) in zip(first..., [color.red, color.green, color.blue]) {
                let mixed = (Double(channel) * over + Double(pixel[index]) * under) / (over + under)
                pixel[index] = UInt8(mixed.rounded())
            }
            pixel[first + 3] = UInt8(((over + under) * 255).rounded())
        }
    }
}
