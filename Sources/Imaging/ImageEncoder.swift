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
            let carried = try pixels.carrying(options.keep, of: metadata)
            let saver = ImageSaver(format, options)
            var bytes = try saver.save(carried.image, keepingFields: carried.hasFields)
            if format == .webp, options.keep == .none { bytes = WebPContainer.withoutExif(bytes) }
            return EncodedImage(bytes: bytes, format: format, size: pixels.size, hasAlpha: pixels.hasAlpha)
        } catch {
            throw .encodeFailed(format, error)
        }
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
