import CSQLite

/// A prepared statement, finalised when its owner goes.
struct Statement: ~Copyable {
    private let handle: OpaquePointer

    /// Compiles a statement that will be used many times.
    init(_ sql: String, on connection: Connection) throws(SQLiteError) {
        var prepared: OpaquePointer?
        let status = sqlite3_prepare_v3(
            connection.handle,
            sql,
            -1,
            UInt32(SQLITE_PREPARE_PERSISTENT),
            &prepared,
            nil
        )
        guard status == SQLITE_OK, let prepared else { throw Connection.error(status, on: connection.handle) }
        handle = prepared
    }

    deinit {
        sqlite3_finalize(handle)
    }

    /// Runs the statement with these parameters, for its effect.
    func execute(_ values: SQLiteValue...) throws(SQLiteError) {
        defer { sqlite3_reset(handle) }
        try bind(values)
        while try step() {}
    }

    /// Runs the statement with these parameters and makes a value of each row.
    func rows<Row>(
        _ values: SQLiteValue...,
        read: (borrowing Statement) throws(SQLiteError) -> Row
    ) throws(SQLiteError) -> [Row] {
        defer { sqlite3_reset(handle) }
        try bind(values)
        var rows: [Row] = []
        while try step() { rows.append(try read(self)) }
        return rows
    }

    /// A column of the current row as a number.
    func integer(_ column: Int32) -> Int {
        Int(sqlite3_column_int64(handle, column))
    }

    /// A column of the current row as bytes.
    func bytes(_ column: Int32) -> [UInt8] {
        Array(buffer(column))
    }

    /// A column of the current row as text.
    func text(_ column: Int32) -> String {
        String(decoding: buffer(column), as: UTF8.self)
    }

    /// A column of the current row as a hash, which has a length of its own.
    func hash(_ column: Int32) throws(SQLiteError) -> ContentHash {
        guard let hash = ContentHash(bytes: buffer(column)) else { throw .corrupt("a hash of the wrong length") }
        return hash
    }

    /// The column where it lies, valid until the next step.
    private func buffer(_ column: Int32) -> UnsafeRawBufferPointer {
        let start = sqlite3_column_blob(handle, column)
        return UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column)))
    }

    /// Whether there is another row.
    private func step() throws(SQLiteError) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: true
        case SQLITE_DONE: false
        case let status: throw Connection.error(status, on: sqlite3_db_handle(handle))
        }
    }

    private func bind(_ values: [SQLiteValue]) throws(SQLiteError) {
        for (index, value) in zip(Int32(1)..., values) {
            let status =
                switch value {
                case .integer(let number): sqlite3_bind_int64(handle, index, sqlite3_int64(number))
                case .text(let text): sqlite3_bind_text(handle, index, text, Int32(text.utf8.count), copied)
                // No address stands for NULL, so that nothing at all is bound by its length.
                case .blob([]): sqlite3_bind_zeroblob(handle, index, 0)
                case .blob(let bytes): sqlite3_bind_blob64(handle, index, bytes, sqlite3_uint64(bytes.count), copied)
                }
            guard status == SQLITE_OK else { throw Connection.error(status, on: sqlite3_db_handle(handle)) }
        }
    }
}

/// SQLITE_TRANSIENT, a cast that the importer leaves out: the value is copied while it is bound.
private let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
