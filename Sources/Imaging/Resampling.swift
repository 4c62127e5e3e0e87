import CVips
import ThumbnailModel

/// The resampling of a picture, each axis in its own way: one may shrink while the other grows.
struct Resampling {
    private let across: ResampledAxis
    private let down: ResampledAxis
    private let inLinearLight: Bool

    /// The resampling of a part of decoded pixels.
    ///
    /// - Parameters:
    ///   - start: the upper left corner of the part, in decoded pixels.
    ///   - step: decoded pixels an output pixel, across and down.
    init(
        of image: PixelImage,
        from start: Point,
        step: (across: Double, down: Double),
        to output: PixelSize,
        inLinearLight: Bool
    ) {
        let size = image.size
        across = ResampledAxis(start: start.x, step: step.across, output: output.width, available: size.width)
        down = ResampledAxis(start: start.y, step: step.down, output: output.height, available: size.height)
        self.inLinearLight = inLinearLight
    }

    /// The rendition's pixels, of a picture in memory.
    func apply(to image: PixelImage) throws(LibraryFault) -> PixelImage {
        let output = PixelSize(width: across.output, height: down.output)
        if across.isUnchanged, down.isUnchanged {
            let start = (x: across.first + across.starts[0], y: down.first + down.starts[0])
            return try image.cropped(to: PixelRect(x: start.x, y: start.y, size: output))
        }
        let pixels = try image.materialised()
        let result = try PixelImage.uncomputed(like: pixels, size: output)
        guard let source = pixels.pointer.pointee.data, let target = result.pointer.pointee.data else { return result }
        let stride = pixels.size.width * pixels.bands
        let channels = ChannelCoding(hasAlpha: pixels.hasAlpha, inLinearLight: inLinearLight)
        SeparableResampling(across: across, down: down, channels: channels).run(
            source + down.first * stride + across.first * pixels.bands,
            stride: stride,
            bands: pixels.bands,
            into: target
        )
        return result
    }
}
