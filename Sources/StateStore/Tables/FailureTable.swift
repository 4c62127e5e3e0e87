/// The table of failures, one for each content and recipe.
final class FailureTable {
    private let insert: Statement
    private let delete: Statement
    private let find: Statement
    private let texts: TextTable

    init(on connection: Connection, texts: TextTable) throws(SQLiteError) {
        self.texts = texts
        insert = try Statement("INSERT OR REPLACE INTO failures VALUES (?1, ?2, ?3, ?4, ?5, ?6)", on: connection)
        delete = try Statement("DELETE FROM failures WHERE content = ?1", on: connection)
        find = try Statement(
            """
            SELECT content, recipe, versions, stage, code, message FROM failures
            WHERE content = ?1 ORDER BY recipe
            """,
            on: connection
        )
    }

    func record(_ failure: KnownFailure) throws(SQLiteError) {
        try insert.execute(
            .blob(failure.content.bytes),
            .integer(try texts.number(of: failure.recipe)),
            .integer(try texts.number(of: failure.versions)),
            .text(failure.stage),
            .text(failure.code),
            .text(failure.message)
        )
    }

    func remove(_ content: ContentHash) throws(SQLiteError) {
        try delete.execute(.blob(content.bytes))
    }

    func failures(of content: ContentHash) throws(SQLiteError) -> [KnownFailure] {
        try find.rows(.blob(content.bytes)) { (row) throws(SQLiteError) in
            KnownFailure(
                content: try row.hash(0),
                recipe: try texts.text(of: row.integer(1)),
                versions: try texts.text(of: row.integer(2)),
                stage: row.text(3),
                code: row.text(4),
                message: row.text(5)
            )
        }
    }
}
