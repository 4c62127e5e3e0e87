import ThumbnailModel

/// Reads the pixels of a RAW file: a preview of the camera's own making where one is large enough, else the sensor's data.
enum RawDecoder {
    /// The least long edge of a preview that may stand for a photo that cannot be developed.
    static let leastLongEdge = 1024

    /// Decodes what is asked for.
    static func decode(
        _ content: UnsafeRawBufferPointer,
        _ request: DecodeRequest
    ) throws(ImagingError) -> DecodedImage {
        var previews = EmbeddedPreview.all(inRaw: content)
        if let image = request.decode(bestOf: previews) { return image }
        var lender: RawFile?
        // A preview that LibRaw lends is gone with it.
        defer { withExtendedLifetime(lender) {} }
        let developed: PixelImage
        do throws(LibraryFault) {
            let opened = try RawFile(content)
            lender = opened
            if let preview = opened.preview { previews.append(preview) }
            if let image = request.decode(bestOf: previews) { return image }
            // Half the size is as good as all of it, and much faster, where renditions need no more. The file is opened
            // once more: LibRaw gives one up for good where its preview is damaged.
            developed = try RawFile(content).developed(halfSize: request.demand.step >= 2)
        } catch {
            if let image = request.decode(largestOf: previews, longEdge: leastLongEdge) { return image }
            throw .rawUndecodable(error)
        }
        return try request.finish(developed)
    }
}
