package import ThumbnailModel

extension RunStore {
    /// All sources, ordered by the bytes of their paths.
    package func sources() -> RowCursor<KnownSource> {
        RowCursor { [self] (last, limit) throws(StateStoreError) in
            try read { (database) throws(SQLiteError) in try database.sources.page(after: last, limit: limit) }
        }
    }

    /// All renditions, ordered by the bytes of their source's path and then of their own: `sources()` can be joined with
    /// them in one walk.
    package func renditions() -> RowCursor<KnownRendition> {
        RowCursor { [self] (last, limit) throws(StateStoreError) in
            try read { (database) throws(SQLiteError) in try database.renditions.page(after: last, limit: limit) }
        }
    }

    /// What is known of the source at a path.
    package func source(at path: BytePath) throws(StateStoreError) -> KnownSource? {
        try read { (database) throws(SQLiteError) in try database.sources.source(at: path) }
    }

    /// What is known of the rendition at an output path.
    package func rendition(at output: BytePath) throws(StateStoreError) -> KnownRendition? {
        try read { (database) throws(SQLiteError) in try database.renditions.rendition(at: output) }
    }

    /// The renditions of the source at a path, ordered by output.
    package func renditions(ofSource path: BytePath) throws(StateStoreError) -> [KnownRendition] {
        try read { (database) throws(SQLiteError) in try database.renditions.renditions(of: path) }
    }

    /// The renditions of a content, wherever its photo lies: those of a photo that was moved or that is there twice.
    package func renditions(of content: ContentHash) throws(StateStoreError) -> [KnownRendition] {
        try read { (database) throws(SQLiteError) in try database.renditions.renditions(of: content) }
    }

    /// All failures, ordered by the bytes of their content's hash.
    package func failures() -> RowCursor<KnownFailure> {
        RowCursor { [self] (last, limit) throws(StateStoreError) in
            try read { (database) throws(SQLiteError) in try database.failures.page(after: last, limit: limit) }
        }
    }

    /// The failures of a content, one for each recipe and stage.
    package func failures(of content: ContentHash) throws(StateStoreError) -> [KnownFailure] {
        try read { (database) throws(SQLiteError) in try database.failures.failures(of: content) }
    }

    /// All documents, ordered by the bytes of their paths.
    package func documents() throws(StateStoreError) -> [KnownDocument] {
        try read { (database) throws(SQLiteError) in try database.documents.documents() }
    }
}
