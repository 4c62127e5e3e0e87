package import ThumbnailModel

/// Reads the pixels of a photo: no more and no larger than its renditions need, upright, in 8-bit sRGB.
package enum ImageDecoder {
    /// Decoded pixels that are left for each output pixel where nobody asks for more: the loss of the shrink then lies well
    /// under that of JPEG at quality 82.
    package static let minimumStep = 1.6

    /// Decodes what the demand asks for.
    ///
    /// - Parameters:
    ///   - metadata: what `MetadataReader` read of the same file.
    ///   - minimumStep: decoded pixels that are left for each output pixel, at least 1; more is more exact and slower.
    package static func decode(
        _ file: SourceFile,
        _ metadata: PhotoMetadata,
        _ demand: DecodeDemand,
        _ options: DecodeOptions = DecodeOptions(),
        minimumStep: Double = ImageDecoder.minimumStep
    ) throws(ImagingError) -> DecodedImage {
        try metadata.check(maxPixels: options.maxPixels)
        let request = DecodeRequest(
            metadata: metadata,
            demand: demand,
            minimumStep: minimumStep,
            gamut: options.gamut,
            maxPixels: options.maxPixels
        )
        return try file.withBytes { content throws(ImagingError) in
            if metadata.format == .raw { return try RawDecoder.decode(content, request) }
            if metadata.format == .jp2 {
                return try TruncationPolicy(options.failOn).decode(content, metadata.format) {
                    failOn throws(ImagingError) in
                    try request.decode(jpeg2000: content, failOn: failOn)
                }
            }
            let loader = try ImageLoader(metadata.format)
            if options.source == .preview, let image = request.decode(previewIn: content) { return image }
            return try TruncationPolicy(options.failOn).decode(content, metadata.format) {
                failOn throws(ImagingError) in
                try request.decode(content, with: loader, failOn: failOn)
            }
        }
    }
}

extension PhotoMetadata {
    /// Refuses a picture that declares more pixels than are allowed, a drawing where even its smallest scale would have
    /// more; to be asked before any pixel work.
    package func check(maxPixels: Int) throws(ImagingError) {
        let scale = format.isDrawn ? DrawingScale.least : 1
        let area = Double(storedSize.width) * Double(storedSize.height) * scale * scale
        if area > Double(maxPixels) { throw .tooManyPixels(uprightSize, limit: maxPixels) }
    }
}
