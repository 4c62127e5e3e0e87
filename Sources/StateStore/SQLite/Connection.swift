import CSQLite
import ThumbnailModel

/// An open database: owns the handle and closes it.
final class Connection {
    enum Access {
        case reading, writing
    }

    let handle: OpaquePointer

    /// How long a statement waits for another process that reads, in milliseconds.
    private static let patience: Int32 = 10_000

    /// Opens a file, which `writing` creates when it is absent.
    init(path: BytePath, access: Access) throws(SQLiteError) {
        // A relative name is anchored, for one that starts with `file:` is parsed as a URI.
        let anchored = path.bytes.first == .slash ? path : BytePath(".").appending(path)
        handle = try Connection.open(
            name: anchored.bytes,
            flags: access == .writing ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY
        )
        sqlite3_busy_timeout(handle, Connection.patience)
    }

    /// Opens an empty database in memory.
    init() throws(SQLiteError) {
        handle = try Connection.open(name: Array(":memory:".utf8), flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
    }

    deinit {
        // The second version waits for statements that are finalised after this.
        sqlite3_close_v2(handle)
    }

    /// Whether a transaction is open.
    var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

    /// Runs statements that give no rows.
    func execute(_ sql: String) throws(SQLiteError) {
        let status = sqlite3_exec(handle, sql, nil, nil, nil)
        guard status == SQLITE_OK else { throw Connection.error(status, on: handle) }
    }

    /// The first column of the first row that a query gives.
    func integer(_ sql: String) throws(SQLiteError) -> Int {
        let rows = try Statement(sql, on: self).rows { (row) throws(SQLiteError) in row.integer(0) }
        guard let value = rows.first else { throw .corrupt("no answer to \(sql)") }
        return value
    }

    static func error(_ status: Int32, on handle: OpaquePointer?) -> SQLiteError {
        SQLiteError(code: status, message: String(cString: sqlite3_errmsg(handle)))
    }

    private static func open(name: [UInt8], flags: Int32) throws(SQLiteError) -> OpaquePointer {
        var handle: OpaquePointer?
        let status = (name + [0]).withUnsafeBytes { bytes in
            sqlite3_open_v2(
                bytes.bindMemory(to: CChar.self).baseAddress,
                &handle,
                flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE,
                nil
            )
        }
        guard status == SQLITE_OK, let handle else {
            let error = error(status, on: handle)
            sqlite3_close_v2(handle)
            throw error
        }
        return handle
    }
}
