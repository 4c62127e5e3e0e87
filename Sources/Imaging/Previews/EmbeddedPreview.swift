import ThumbnailModel

/// A smaller JPEG of the same picture that a file carries along.
struct EmbeddedPreview {
    /// The JPEG; within the file's bytes or the RAW library's.
    let content: UnsafeRawBufferPointer
    /// Its pixels as stored.
    let size: PixelSize
    /// Whether it has a colour profile of its own.
    let hasProfile: Bool

    /// The preview that bytes hold; nil where they hold no JPEG that is a picture.
    init?(_ content: UnsafeRawBufferPointer?) {
        guard let content, let structure = JPEGStructure(content), let size = structure.size else { return nil }
        self.content = content
        self.size = size
        hasProfile = !structure.application(2, "ICC_PROFILE\0").isEmpty
    }
}

extension PixelSize {
    /// Whether a preview of the size can show what a picture shows: its aspect is within 1 % of the picture's. What was
    /// cropped, or given bars, fails here.
    func hasAspect(of picture: PixelSize) -> Bool {
        let ratio = Double(width * picture.height) / Double(height * picture.width)
        return abs(ratio - 1) <= 0.01
    }
}

extension [EmbeddedPreview] {
    /// The largest one; nil where none has at least such a long edge.
    func largest(longEdge: Int) -> EmbeddedPreview? {
        filter { Swift.max($0.size.width, $0.size.height) >= longEdge }.max { $0.size.area < $1.size.area }
    }
}
