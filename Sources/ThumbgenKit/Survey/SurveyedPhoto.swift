package import StateStore
package import ThumbnailModel

/// A candidate whose header has been read.
package struct SurveyedPhoto: Hashable, Sendable {
    /// The file.
    package var source: SourcePhoto
    /// What its header and EXIF say.
    package var metadata: PhotoMetadata
    /// The hash of its content, where a run needs it.
    package var content: ContentHash?

    /// A candidate with what was read of it.
    package init(source: SourcePhoto, metadata: PhotoMetadata, content: ContentHash? = nil) {
        self.source = source
        self.metadata = metadata
        self.content = content
    }
}
