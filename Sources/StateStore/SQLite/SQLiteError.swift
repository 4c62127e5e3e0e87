import CSQLite

/// What SQLite answered instead of doing what it was asked.
struct SQLiteError: Error, Hashable {
    /// The extended result code.
    var code: Int32
    /// SQLite's own words.
    var message: String

    /// Whether the file is not, or no longer, a sound database.
    var isDamage: Bool { [SQLITE_CORRUPT, SQLITE_NOTADB].contains(code & 0xff) }

    /// A row that cannot be what we wrote.
    static func corrupt(_ message: String) -> SQLiteError {
        SQLiteError(code: SQLITE_CORRUPT, message: message)
    }
}
