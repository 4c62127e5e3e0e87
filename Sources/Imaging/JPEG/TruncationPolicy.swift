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
        guard format == .jpeg, failOn == .truncated else { return try body(failOn) }
        do {
            return try body(.warning)
        } catch .damaged(let fault) {
            if let missing = JPEGCompleteness.fault(in: content) { throw .truncated(missing) }
            do { return try body(.none) } catch { throw .damaged(fault) }
        }
    }
}
