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
        var (pixels, left, top) = (image, across.first, down.first)
        if across.box > 1 || down.box > 1 {
            let size = PixelSize(width: across.count, height: down.count)
            pixels = try averaged(image.cropped(to: PixelRect(x: left, y: top, size: size)))
            (left, top) = (0, 0)
        }
        pixels = try pixels.materialised()
        let result = try PixelImage.uncomputed(like: pixels, size: output)
        guard let source = pixels.pointer.pointee.data, let target = result.pointer.pointee.data else { return result }
        let stride = pixels.size.width * pixels.bands
        let channels = ChannelCoding(hasAlpha: pixels.hasAlpha, inLinearLight: inLinearLight)
        SeparableResampling(across: across, down: down, channels: channels).run(
            source + top * stride + left * pixels.bands,
            stride: stride,
            bands: pixels.bands,
            into: target
        )
        return result
    }

    /// The averages of whole boxes, colours weighted by alpha and by light as the kernel does it.
    private func averaged(_ image: PixelImage) throws(LibraryFault) -> PixelImage {
        var image = image
        let isTransparent = image.hasAlpha
        if inLinearLight { image = try image.applying("colourspace", ["space": "scrgb"]) }
        if isTransparent { image = try image.applying("premultiply") }
        image = try image.applying("shrink", ["hshrink": .integer(across.box), "vshrink": .integer(down.box)])
        if isTransparent { image = try image.applying("unpremultiply") }
        if inLinearLight { image = try image.applying("colourspace", ["space": "srgb"]) }
        return try image.eightBits()
    }
}
