import ThumbnailModel

/// What damage a decode passes over.
///
/// libvips counts a JPEG that only lacks its end marker, and one with stray bytes between its segments, as damaged, and
/// does not notice some that break off in the middle. So for "truncated" a JPEG is first decoded at its strictest; what
/// fails there is judged by TurboJPEG, and decoded leniently where all of the picture is there.
struct TruncationPolicy {
    private let failOn: FailureThreshold

    init(_ failOn: FailureThreshold) {
        self.failOn = failOn
    }

    /// Runs a decode as strictly as it takes.
    func decode(
        _ content: UnsafeRawBufferPointer,
        _ format: ImageFormat,
        _ body: (FailureThreshold) throws(ImagingError) -> DecodedImage
    ) throws(ImagingError) -> DecodedImage {
        let judgesItself = format == .jpeg && failOn == .truncated
        let image: DecodedImage
        do throws(ImagingError) {
            image = try body(judgesItself ? .warning : failOn)
        } catch {
            guard case .damaged(let fault) = error else { throw error }
            if let missing = missing(content, format, fault) { throw .truncated(missing) }
            if judgesItself { return try body(.none) }
            throw error
        }
        // A crop may have left rows below it unread: whether a photo is whole must not depend on what is shown of it.
        if failOn != .none, let missing = unreadPart(content, format) { throw .truncated(missing) }
        return image
    }

    /// What says that the file ends too early; nil where nothing does.
    private func missing(
        _ content: UnsafeRawBufferPointer,
        _ format: ImageFormat,
        _ fault: LibraryFault
    ) -> LibraryFault? {
        if format == .jpeg { return JPEGCompleteness.fault(in: content) }
        return format.endsEarly(content) ? fault : nil
    }

    /// What says that the file ends too early, where the decode had no complaint.
    private func unreadPart(_ content: UnsafeRawBufferPointer, _ format: ImageFormat) -> LibraryFault? {
        switch format {
        case .jpeg: JPEGStructure.hasEnd(content) ? nil : JPEGCompleteness.fault(in: content)
        case .png: format.endsEarly(content) ? LibraryFault(operation: "png", text: "a chunk is cut off") : nil
        default: nil
        }
    }
}
