import CVips
package import ThumbnailModel

/// Turns the pixels of a rendition into a file.
package enum ImageEncoder {
    /// A file of the format.
    ///
    /// - Parameters:
    ///   - format: what to write; `automatic` becomes PNG where a pixel is transparent, else JPEG.
    ///   - metadata: of the source, for `keep: copyright`.
    package static func encode(
        _ image: PixelImage,
        format: OutputFormat,
        options: EncodeOptions = EncodeOptions(),
        metadata: PhotoMetadata? = nil
    ) throws(ImagingError) -> EncodedImage {
        do {
            let format = try format.resolved(for: image)
            var pixels = image
            if pixels.hasAlpha, !format.hasAlpha { pixels = try pixels.flattened(on: options.background) }
            let bytes = try bytes(of: pixels, format, options, metadata)
            return EncodedImage(bytes: bytes, format: format, size: pixels.size, hasAlpha: pixels.hasAlpha)
        } catch {
            throw .encodeFailed(format, error)
        }
    }

    private static func bytes(
        of image: PixelImage,
        _ format: OutputFormat,
        _ options: EncodeOptions,
        _ metadata: PhotoMetadata?
    ) throws(LibraryFault) -> [UInt8] {
        let isBare = options.keep == .none && image.bytes(VIPS_META_ICC_NAME) == nil
        if isBare, let bytes = try JPEGWriter(format, options)?.file(of: image) { return bytes }
        let carried = try image.carrying(options.keep, of: metadata)
        let bytes = try ImageSaver(format, options).save(carried.image, keepingFields: carried.hasFields)
        return format == .webp && options.keep == .none ? WebPContainer.withoutExif(bytes) : bytes
    }
}

extension OutputFormat {
    fileprivate func resolved(for image: PixelImage) throws(LibraryFault) -> OutputFormat {
        guard self == .automatic else { return self }
        return try image.isOpaque() ? .jpeg : .png
    }
}

extension PixelImage {
    /// The picture without alpha, laid on a colour.
    func flattened(on background: Color) throws(LibraryFault) -> PixelImage {
        let channels = [background.red, background.green, background.blue].map(Double.init)
        return try applying("flatten", ["background": .numbers(channels)])
    }
}
