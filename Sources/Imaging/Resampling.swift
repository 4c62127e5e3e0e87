import CVips
import ThumbnailModel

/// The resampling of a picture, each axis in its own way: one may shrink while the other grows.
struct Resampling {
    let across: ResampledAxis
    let down: ResampledAxis
    let output: PixelSize
    let inLinearLight: Bool

    /// The rendition's pixels; still lazy. Colours are weighted by alpha, so that what is clear leaves no halo.
    func apply(to image: PixelImage) throws(LibraryFault) -> PixelImage {
        let part = PixelRect(x: across.first, y: down.first, size: PixelSize(width: across.count, height: down.count))
        var pixels = try image.cropped(to: part)
        if across.step == 1, down.step == 1 { return pixels }
        if inLinearLight { pixels = try pixels.applying("colourspace", ["space": "scrgb"]) }
        let isTransparent = pixels.hasAlpha
        if isTransparent { pixels = try pixels.applying("premultiply") }
        pixels = try grown(try shrunk(pixels))
        if isTransparent { pixels = try pixels.applying("unpremultiply") }
        if inLinearLight { pixels = try pixels.applying("colourspace", ["space": "srgb"]) }
        return try pixels.eightBits()
    }

    private func shrunk(_ image: PixelImage) throws(LibraryFault) -> PixelImage {
        var image = image
        if across.box > 1 || down.box > 1 {
            image = try image.applying("shrink", ["hshrink": .integer(across.box), "vshrink": .integer(down.box)])
        }
        // In whole numbers both passes cut their weights off, and white would come out darker the longer the kernel.
        if down.reduction > 1 || across.reduction > 1 { image = try image.floating() }
        if down.reduction > 1 {
            image = try image.applying("reducev", ["vshrink": .number(down.reduction), "kernel": "lanczos3"])
        }
        if across.reduction > 1 {
            image = try image.applying("reduceh", ["hshrink": .number(across.reduction), "kernel": "lanczos3"])
        }
        return image
    }

    private func grown(_ image: PixelImage) throws(LibraryFault) -> PixelImage {
        guard across.grows || down.grows else { return image }
        let (horizontal, vertical) = (Growth(across), Growth(down))
        let operation = try ImageOperation("affine")
        try operation.set("in", .image(image.floating()))
        try operation.set("matrix", .numbers([horizontal.factor, 0, 0, vertical.factor]))
        try operation.set("idx", .number(horizontal.shift))
        try operation.set("idy", .number(vertical.shift))
        try operation.set("oarea", .integers([0, 0, output.width, output.height]))
        try operation.set("interpolate", .interpolation("bicubic"))
        try operation.set("extend", "copy")
        try operation.run()
        return try operation.image()
    }

    /// The place of output pixels among input ones, in the terms of `affine`: output = factor · (input + shift).
    private struct Growth {
        var factor = 1.0
        var shift = 0.0

        init(_ axis: ResampledAxis) {
            guard axis.grows else { return }
            factor = 1 / axis.step
            // Pixels have their samples at their centres.
            shift = 0.5 - axis.start - axis.step / 2
        }
    }
}
