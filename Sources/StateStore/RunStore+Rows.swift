package import ThumbnailModel

extension RunStore {
    /// Keeps a source, in place of what was known of its path.
    package func record(_ source: KnownSource) {
        write { (database) throws(SQLiteError) in try database.sources.record(source) }
    }

    /// Keeps a rendition, in place of what was known of its output.
    package func record(_ rendition: KnownRendition) {
        write { (database) throws(SQLiteError) in try database.renditions.record(rendition) }
    }

    /// Keeps a failure, in place of what was known of its content, recipe and stage.
    package func record(_ failure: KnownFailure) {
        write { (database) throws(SQLiteError) in try database.failures.record(failure) }
    }

    /// Keeps a document, in place of what was known of its path.
    package func record(_ document: KnownDocument) {
        write { (database) throws(SQLiteError) in try database.documents.record(document) }
    }

    /// Forgets a source; its renditions stay known until they are removed.
    package func removeSource(at path: BytePath) {
        write { (database) throws(SQLiteError) in try database.sources.remove(path) }
    }

    /// Forgets a rendition.
    package func removeRendition(at output: BytePath) {
        write { (database) throws(SQLiteError) in try database.renditions.remove(output) }
    }

    /// Forgets every failure of a content.
    package func removeFailures(of content: ContentHash) {
        write { (database) throws(SQLiteError) in try database.failures.remove(content) }
    }

    /// Forgets a document.
    package func removeDocument(at path: BytePath) {
        write { (database) throws(SQLiteError) in try database.documents.remove(path) }
    }
}
