import ThumbnailModel

/// The table of documents, ordered by path.
final class DocumentTable {
    private let insert: Statement
    private let delete: Statement
    private let all: Statement

    init(on connection: Connection) throws(SQLiteError) {
        insert = try Statement("INSERT OR REPLACE INTO documents VALUES (?1, ?2, ?3, ?4)", on: connection)
        delete = try Statement("DELETE FROM documents WHERE path = ?1", on: connection)
        all = try Statement("SELECT path, inputs, size, modified FROM documents ORDER BY path", on: connection)
    }

    func record(_ document: KnownDocument) throws(SQLiteError) {
        try insert.execute(
            .blob(document.path.bytes),
            .blob(document.inputs.bytes),
            .integer(document.size),
            .integer(document.modified)
        )
    }

    func remove(_ path: BytePath) throws(SQLiteError) {
        try delete.execute(.blob(path.bytes))
    }

    func documents() throws(SQLiteError) -> [KnownDocument] {
        try all.rows { (row) throws(SQLiteError) in
            KnownDocument(
                path: BytePath(row.bytes(0)),
                inputs: try row.hash(1),
                size: row.integer(2),
                modified: row.integer(3)
            )
        }
    }
}
