package import ThumbnailModel

/// What shows of a picture until its pixels are there.
package struct ImagePlaceholder: Hashable, Sendable {
    /// The colour most of the picture has.
    package let color: Color
    /// The ThumbHash.
    package let thumbHash: [UInt8]

    /// Enough for the few cosine terms of a ThumbHash.
    private static let side = 32

    /// A placeholder that was made before.
    package init(color: Color, thumbHash: [UInt8]) {
        self.color = color
        self.thumbHash = thumbHash
    }

    /// The placeholder of decoded pixels.
    package init(of image: DecodedImage) throws(ImagingError) {
        let small = try ImagePlaceholder.reduced(image.pixels)
        let rgba = small.rgba(try small.samples())
        color = Color.dominant(inRGBA: rgba)
        thumbHash = ThumbHash(rgba: rgba, size: small.size)?.bytes ?? []
    }

    private static func reduced(_ image: PixelImage) throws(ImagingError) -> PixelImage {
        let source = image.size
        let step = max(1, Double(max(source.width, source.height)) / Double(side))
        let size = PixelSize(
            width: max(1, Int((Double(source.width) / step).rounded())),
            height: max(1, Int((Double(source.height) / step).rounded()))
        )
        let resampling = Resampling(
            of: image,
            from: Point(x: 0, y: 0),
            step: (Double(source.width) / Double(size.width), Double(source.height) / Double(size.height)),
            to: size,
            inLinearLight: false
        )
        do throws(LibraryFault) {
            return try resampling.apply(to: image)
        } catch {
            throw .resizeFailed(error)
        }
    }
}

extension PixelImage {
    /// The picture's 8-bit values as four bytes a pixel, row by row, alpha not multiplied in.
    fileprivate func rgba(_ samples: [UInt8]) -> [UInt8] {
        let isGray = bands < 3
        var rgba: [UInt8] = []
        rgba.reserveCapacity(4 * size.area)
        for pixel in stride(from: 0, to: samples.count, by: bands) {
            for channel in 0..<3 { rgba.append(samples[isGray ? pixel : pixel + channel]) }
            rgba.append(hasAlpha ? samples[pixel + bands - 1] : 255)
        }
        return rgba
    }
}
