import ThumbnailModel

/// The table of sources, ordered by path.
final class SourceTable {
    private let insert: Statement
    private let delete: Statement
    private let find: Statement
    private let page: Statement

    init(on connection: Connection) throws(SQLiteError) {
        let select = "SELECT path, size, modified, changed, inode, content, metadata FROM sources"
        insert = try Statement("INSERT OR REPLACE INTO sources VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)", on: connection)
        delete = try Statement("DELETE FROM sources WHERE path = ?1", on: connection)
        find = try Statement("\(select) WHERE path = ?1", on: connection)
        page = try Statement("\(select) WHERE path > ?1 ORDER BY path LIMIT ?2", on: connection)
    }

    func record(_ source: KnownSource) throws(SQLiteError) {
        try insert.execute(
            .blob(source.path.bytes),
            .integer(source.size),
            .integer(source.modified),
            .integer(source.changed),
            .integer(Int(bitPattern: UInt(source.inode))),
            .blob(source.content.bytes),
            .blob(source.metadata)
        )
    }

    func remove(_ path: BytePath) throws(SQLiteError) {
        try delete.execute(.blob(path.bytes))
    }

    func source(at path: BytePath) throws(SQLiteError) -> KnownSource? {
        try find.rows(.blob(path.bytes)) { (row) throws(SQLiteError) in try SourceTable.read(row) }.first
    }

    func page(after last: KnownSource?, limit: Int) throws(SQLiteError) -> [KnownSource] {
        try page.rows(.blob(last?.path.bytes ?? []), .integer(limit)) { (row) throws(SQLiteError) in
            try SourceTable.read(row)
        }
    }

    private static func read(_ row: borrowing Statement) throws(SQLiteError) -> KnownSource {
        KnownSource(
            path: BytePath(row.bytes(0)),
            size: row.integer(1),
            modified: row.integer(2),
            changed: row.integer(3),
            inode: UInt64(UInt(bitPattern: row.integer(4))),
            content: try row.hash(5),
            metadata: row.bytes(6)
        )
    }
}
