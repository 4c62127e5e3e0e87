import CSQLite
package import ThumbnailModel

/// Why the state could not be opened, read or written.
package enum StateStoreError: Error, Hashable, Sendable {
    /// Another run works on the same output; its holder is unknown for the moment it takes to write its name.
    case locked(by: LockHolder?, lock: BytePath)
    /// The system refused a file or folder, with its error number.
    case inaccessible(BytePath, errno: Int32)
    /// The state turned out to be damaged while it was used. It is empty now, as its notices tell, and ready to be
    /// used again.
    case damaged(StateDamage)
    /// The database could not do what was asked, as on a full disk; with SQLite's extended result code and words.
    case database(code: Int32, message: String)
    /// The store was opened for reading.
    case readOnly
    /// The store was closed.
    case closed

    /// A stable kebab-case name of the error.
    package var code: String {
        switch self {
        case .locked: "state-locked"
        case .inaccessible: "state-inaccessible"
        case .damaged: "state-damaged"
        case .database: "state-database"
        case .readOnly: "state-read-only"
        case .closed: "state-closed"
        }
    }
}

extension StateStoreError {
    /// Whether another process reads at this moment, so that trying again later may succeed.
    var isBusy: Bool {
        guard case .database(let code, _) = self else { return false }
        return code & 0xff == SQLITE_BUSY
    }

    /// Whether a killed run left a journal that a connection for reading may not play back.
    var needsRecovery: Bool {
        guard case .database(let code, _) = self else { return false }
        // SQLITE_READONLY_ROLLBACK, a macro that the importer leaves out.
        return code == SQLITE_READONLY | (3 << 8)
    }

    /// Runs what SQLite may refuse, and tells a damaged file from a fault of the moment.
    static func mapping<Answer>(_ body: () throws(SQLiteError) -> Answer) throws(StateStoreError) -> Answer {
        do throws(SQLiteError) {
            return try body()
        } catch {
            throw error.isDamage
                ? .damaged(.corrupt(error.message)) : .database(code: error.code, message: error.message)
        }
    }
}
