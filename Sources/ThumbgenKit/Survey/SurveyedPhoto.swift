package import StateStore
package import ThumbnailModel

/// A candidate whose header has been read. A run keeps every one of them in several lists, so copies share their storage.
package struct SurveyedPhoto: Sendable {
    private final class Storage: Sendable {
        let source: SourcePhoto
        let metadata: PhotoMetadata
        let content: ContentHash?

        init(_ source: SourcePhoto, _ metadata: PhotoMetadata, _ content: ContentHash?) {
            self.source = source
            self.metadata = metadata
            self.content = content
        }
    }

    private var storage: Storage

    /// A candidate with what was read of it.
    package init(source: SourcePhoto, metadata: PhotoMetadata, content: ContentHash? = nil) {
        storage = Storage(source, metadata, content)
    }

    /// The file.
    package var source: SourcePhoto {
        get { storage.source }
        set { storage = Storage(newValue, metadata, content) }
    }

    /// What its header and EXIF say.
    package var metadata: PhotoMetadata {
        get { storage.metadata }
        set { storage = Storage(source, newValue, content) }
    }

    /// The hash of its content, where a run needs it.
    package var content: ContentHash? {
        get { storage.content }
        set { storage = Storage(source, metadata, newValue) }
    }

    /// Tells it from other photos at a glance: unchanged copies have the same.
    var identity: ObjectIdentifier { ObjectIdentifier(storage) }
}

extension SurveyedPhoto: Hashable {
    package static func == (left: SurveyedPhoto, right: SurveyedPhoto) -> Bool {
        left.identity == right.identity
            || (left.source, left.metadata, left.content) == (right.source, right.metadata, right.content)
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(source)
    }
}
