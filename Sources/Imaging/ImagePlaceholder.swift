import CGLib
import CVips
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
        do {
            let source = image.pixels.size
            let step = max(1, Double(max(source.width, source.height)) / Double(ImagePlaceholder.side))
            let size = PixelSize(
                width: max(1, Int((Double(source.width) / step).rounded())),
                height: max(1, Int((Double(source.height) / step).rounded()))
            )
            let small = try Resampling(
                of: image.pixels,
                from: Point(x: 0, y: 0),
                step: (Double(source.width) / Double(size.width), Double(source.height) / Double(size.height)),
                to: size,
                inLinearLight: false
            ).apply(to: image.pixels)
            let rgba = try small.rgba()
            color = Color.dominant(inRGBA: rgba)
            thumbHash = ThumbHash(rgba: rgba, size: small.size)?.bytes ?? []
        } catch {
            throw .resizeFailed(error)
        }
    }
}

extension PixelImage {
    /// Four bytes a pixel, row by row, alpha not multiplied in.
    fileprivate func rgba() throws(LibraryFault) -> [UInt8] {
        let opaque = hasAlpha ? self : try applying("bandjoin_const", ["c": .numbers([255])])
        var count = 0
        guard let memory = vips_image_write_to_memory(opaque.pointer, &count) else { throw .taken(by: "pixels") }
        defer { g_free(memory) }
        return Array(UnsafeRawBufferPointer(start: memory, count: count))
    }
}
