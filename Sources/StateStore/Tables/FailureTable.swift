/// The table of failures, one for each content, recipe and stage.
final class FailureTable {
    private let insert: Statement
    private let delete: Statement
    private let find: Statement
    private let page: Statement
    private let texts: TextTable

    init(on connection: Connection, texts: TextTable) throws(SQLiteError) {
        self.texts = texts
        insert = try Statement("INSERT OR REPLACE INTO failures VALUES (?1, ?2, ?3, ?4, ?5, ?6)", on: connection)
        delete = try Statement("DELETE FROM failures WHERE content = ?1", on: connection)
        let select = "SELECT content, recipe, versions, stage, code, message FROM failures"
        find = try Statement("\(select) WHERE content = ?1 ORDER BY recipe, stage", on: connection)
        page = try Statement(
            """
            \(select) WHERE (content, recipe, stage) > (?1, (SELECT id FROM texts WHERE text = ?2), ?3)
            ORDER BY content, recipe, stage LIMIT ?4
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
        try find.rows(.blob(content.bytes)) { (row) throws(SQLiteError) in try self.read(row) }
    }

    func page(after last: KnownFailure?, limit: Int) throws(SQLiteError) -> [KnownFailure] {
        try page.rows(
            .blob(last?.content.bytes ?? []),
            .text(last?.recipe ?? ""),
            .text(last?.stage ?? ""),
            .integer(limit)
        ) { (row) throws(SQLiteError) in try self.read(row) }
    }

    private func read(_ row: borrowing Statement) throws(SQLiteError) -> KnownFailure {
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
