import ThumbnailModel

extension DecodeRequest {
    /// Loads, crops, converts and turns a JPEG 2000 picture.
    func decode(jpeg2000 content: UnsafeRawBufferPointer, failOn: FailureThreshold) throws(ImagingError) -> DecodedImage
    {
        let most = LoadShrink.factor(for: .jp2, step: demand.step, leaving: minimumStep)
        // A tile of its own may have fewer levels than the header says.
        let reduced = most > 1 ? try? load(content, shrink: most, failOn: failOn) : nil
        let (loaded, shrink) = if let reduced { reduced } else { try load(content, shrink: 1, failOn: failOn) }
        // The samples of a smaller level lie where the first pixels of their squares do, not in the middle of them.
        return try finish(loaded, shrink: (shrink, shrink), start: (1 / shrink - 1) / 2)
    }

    private func load(
        _ content: UnsafeRawBufferPointer,
        shrink: Int,
        failOn: FailureThreshold
    ) throws(ImagingError) -> (image: PixelImage, shrink: Double) {
        do throws(LibraryFault) {
            let file = try JPEG2000File(content, failOn: failOn)
            let factor = try file.decode(shrink: shrink)
            return (try PixelImage(decoded: file), Double(factor))
        } catch {
            throw .damaged(error)
        }
    }
}
