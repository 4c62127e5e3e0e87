import ThumbnailModel

/// An open database whose tables are ours, with every statement prepared.
final class Database {
    let sources: SourceTable
    let renditions: RenditionTable
    let failures: FailureTable
    let documents: DocumentTable
    private let texts: TextTable
    private let connection: Connection

    init(on connection: Connection) throws(SQLiteError) {
        self.connection = connection
        texts = try TextTable(on: connection)
        sources = try SourceTable(on: connection)
        renditions = try RenditionTable(on: connection, texts: texts)
        failures = try FailureTable(on: connection, texts: texts)
        documents = try DocumentTable(on: connection)
    }

    /// Makes what follows one transaction, unless one is open; whether one was begun.
    func begin() throws(SQLiteError) -> Bool {
        guard !connection.isInTransaction else { return false }
        // Numbers that the last transaction gave out are void when it was rolled back.
        texts.forgetNumbers()
        try connection.execute("BEGIN IMMEDIATE")
        return true
    }

    /// Ends the open transaction, if there is one; when that fails it may be tried again.
    func commit() throws(SQLiteError) {
        if connection.isInTransaction { try connection.execute("COMMIT") }
    }
}
