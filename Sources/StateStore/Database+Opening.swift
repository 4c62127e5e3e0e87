import ThumbnailModel

extension Database {
    /// A database without rows, in memory.
    static func empty() throws(StateStoreError) -> Database {
        try StateStoreError.mapping { () throws(SQLiteError) in
            let connection = try Connection()
            try connection.execute(Schema.creation)
            return try Database(on: connection)
        }
    }

    /// A new database at a path where there is none.
    static func create(at path: BytePath) throws(StateStoreError) -> Database {
        try StateStoreError.mapping { () throws(SQLiteError) in
            let connection = try Connection(path: path, access: .writing)
            try configure(connection)
            try connection.execute(Schema.creation)
            return try Database(on: connection)
        }
    }

    /// The database at a path, once its marks have been checked; undoes what a killed run left half done.
    static func open(writing path: BytePath) throws(StateStoreError) -> Database {
        let connection = try checked(path, access: .writing)
        return try StateStoreError.mapping { () throws(SQLiteError) in
            try configure(connection)
            return try Database(on: connection)
        }
    }

    /// The database at a path, once its marks have been checked, without a byte written beside it.
    static func open(reading path: BytePath) throws(StateStoreError) -> Database {
        guard try !path.isWriteAheadLogged() else { throw .damaged(.corrupt("its journal mode is not ours")) }
        do throws(StateStoreError) {
            let connection = try checked(path, access: .reading)
            return try StateStoreError.mapping { () throws(SQLiteError) in try Database(on: connection) }
        } catch  where error.needsRecovery {
            // A connection that may not write cannot undo what a killed run left half done; in a copy it is done. The
            // copy may go at once: what is open stays readable.
            let copy = try TemporaryCopy.make(of: path)
            return try open(writing: copy.path)
        }
    }

    private static func checked(_ path: BytePath, access: Connection.Access) throws(StateStoreError) -> Connection {
        let connection = try StateStoreError.mapping { () throws(SQLiteError) -> Connection in
            try Connection(path: path, access: access)
        }
        let found = try StateStoreError.mapping { () throws(SQLiteError) in try damage(of: connection) }
        if let found { throw .damaged(found) }
        return connection
    }

    private static func damage(of connection: Connection) throws(SQLiteError) -> StateDamage? {
        if try connection.integer("PRAGMA page_count") == 0 { return .empty }
        let applicationID = try connection.integer("PRAGMA application_id")
        guard applicationID == Schema.applicationID else { return .foreign(applicationID: applicationID) }
        let version = try connection.integer("PRAGMA user_version")
        guard version == Schema.version else { return .otherVersion(found: version, expected: Schema.version) }
        return nil
    }

    /// A rollback journal, for a write-ahead log needs memory that one machine shares and so no network file system;
    /// every commit reaches the disk, and what is deleted is gone; 4 MB of pages are enough for tables that grow in order.
    private static func configure(_ connection: Connection) throws(SQLiteError) {
        try connection.execute(
            "PRAGMA journal_mode = DELETE; PRAGMA secure_delete = ON; PRAGMA synchronous = FULL; PRAGMA cache_size = -4096"
        )
    }
}
