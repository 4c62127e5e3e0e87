import CSQLite

/// What SQLite answered instead of doing what it was asked.
struct SQLiteError: Error, Hashable {
    /// The extended result code.
    var code: Int32
    /// SQLite's own words.
    var message: String

    /// Whether the file is not, or no longer, a sound database of ours: as our statements never change, one that does
    /// not compile (SQLITE_ERROR) met other tables.
    var isDamage: Bool { [SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_ERROR].contains(code & 0xff) }

    /// A row that cannot be what we wrote.
    static func corrupt(_ message: String) -> SQLiteError {
        SQLiteError(code: SQLITE_CORRUPT, message: message)
    }
}
