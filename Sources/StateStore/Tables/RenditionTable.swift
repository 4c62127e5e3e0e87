import ThumbnailModel

/// The table of renditions, ordered by source and then by output.
final class RenditionTable {
    private let insert: Statement
    private let delete: Statement
    private let findOutput: Statement
    private let findSource: Statement
    private let findContent: Statement
    private let page: Statement
    private let texts: TextTable

    init(on connection: Connection, texts: TextTable) throws(SQLiteError) {
        let select = """
            SELECT output, source, stage, recipe, content, versions, size, modified, hash, details FROM renditions
            """
        self.texts = texts
        insert = try Statement(
            """
            INSERT OR REPLACE INTO renditions
            (output, source, stage, recipe, content, versions, size, modified, hash, details)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)
            """,
            on: connection
        )
        delete = try Statement("DELETE FROM renditions WHERE output = ?1", on: connection)
        findOutput = try Statement("\(select) WHERE output = ?1", on: connection)
        findSource = try Statement("\(select) WHERE source = ?1 ORDER BY output", on: connection)
        findContent = try Statement("\(select) WHERE content = ?1 ORDER BY source, output", on: connection)
        page = try Statement(
            "\(select) WHERE (source, output) > (?1, ?2) ORDER BY source, output LIMIT ?3",
            on: connection
        )
    }

    func record(_ rendition: KnownRendition) throws(SQLiteError) {
        try insert.execute(
            .blob(rendition.output.bytes),
            .blob(rendition.source.bytes),
            .text(rendition.stage),
            .integer(try texts.number(of: rendition.recipe)),
            .blob(rendition.content.bytes),
            .integer(try texts.number(of: rendition.versions)),
            .integer(rendition.size),
            .integer(rendition.modified),
            .blob(rendition.hash.bytes),
            .blob(rendition.details)
        )
    }

    func remove(_ output: BytePath) throws(SQLiteError) {
        try delete.execute(.blob(output.bytes))
    }

    func rendition(at output: BytePath) throws(SQLiteError) -> KnownRendition? {
        try findOutput.rows(.blob(output.bytes)) { (row) throws(SQLiteError) in try self.read(row) }.first
    }

    func renditions(of source: BytePath) throws(SQLiteError) -> [KnownRendition] {
        try findSource.rows(.blob(source.bytes)) { (row) throws(SQLiteError) in try self.read(row) }
    }

    func renditions(of content: ContentHash) throws(SQLiteError) -> [KnownRendition] {
        try findContent.rows(.blob(content.bytes)) { (row) throws(SQLiteError) in try self.read(row) }
    }

    func page(after last: KnownRendition?, limit: Int) throws(SQLiteError) -> [KnownRendition] {
        try page.rows(
            .blob(last?.source.bytes ?? []),
            .blob(last?.output.bytes ?? []),
            .integer(limit)
        ) { (row) throws(SQLiteError) in try self.read(row) }
    }

    private func read(_ row: borrowing Statement) throws(SQLiteError) -> KnownRendition {
        KnownRendition(
            output: BytePath(row.bytes(0)),
            source: BytePath(row.bytes(1)),
            stage: row.text(2),
            recipe: try texts.text(of: row.integer(3)),
            content: try row.hash(4),
            versions: try texts.text(of: row.integer(5)),
            size: row.integer(6),
            modified: row.integer(7),
            hash: try row.hash(8),
            details: row.bytes(9)
        )
    }
}
