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
}
