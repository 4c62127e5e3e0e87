/// The state of one run while it is open. Used by one thread at a time.
final class StateSession {
    /// How many changes make a transaction, unless the time is up before: as many as a busy merge makes in that time, for
    /// each transaction waits for the disk and writes whole pages.
    private static let batch = 4_000

    private let files: StateFiles
    private let access: Connection.Access
    private var lock: RunLock?
    private var database: Database?
    private var unsaved = 0
    private var isSigned = false
    private var failure: StateStoreError?
    private(set) var notices: [StateNotice] = []

    init(files: StateFiles, access: Connection.Access) throws(StateStoreError) {
        self.files = files
        self.access = access
        if access == .writing {
            try files.folder.makeFolder()
            lock = try RunLock.take(at: files.lock)
        }
        do throws(StateStoreError) {
            database = try openDatabase()
        } catch {
            guard case .damaged(let damage) = error else { throw error }
            try replaceDatabase(damage)
        }
    }

    /// Whether the run before this one died in the middle of its changes.
    var followsDeadRun: Bool { lock?.followsDeadRun ?? false }

    /// Tells in the lock who is at work, before the first change.
    func sign() {
        if isSigned { return }
        lock?.sign()
        isSigned = true
    }

    /// Makes a change, and a transaction of every so many; whether this change began one. A failure waits for `flush`.
    func write(_ change: (Database) throws(SQLiteError) -> Void) -> Bool {
        do throws(StateStoreError) {
            guard access == .writing else { throw .readOnly }
            sign()
            let beginsTransaction = try perform { (database) throws(SQLiteError) in
                let begins = try database.begin()
                try change(database)
                return begins
            }
            unsaved = beginsTransaction ? 1 : unsaved + 1
            if unsaved.isMultiple(of: StateSession.batch) { commit() }
            return beginsTransaction
        } catch {
            remember(error)
            return false
        }
    }

    /// Commits what has been written so far, unless a reader is in the way; whether nothing has to be tried again. A
    /// failure waits for `flush`.
    @discardableResult
    func commit() -> Bool {
        do throws(StateStoreError) {
            try perform { (database) throws(SQLiteError) in try database.commit() }
        } catch  where error.isBusy {
            return false
        } catch {
            remember(error)
        }
        return true
    }

    /// Commits what has been written so far, and throws the first failure since the last time.
    func flush() throws(StateStoreError) {
        do throws(StateStoreError) {
            try perform { (database) throws(SQLiteError) in try database.commit() }
        } catch {
            remember(error)
        }
        if let failure {
            self.failure = nil
            throw failure
        }
    }

    /// Flushes, closes the database and gives up the lock.
    func close() throws(StateStoreError) {
        defer {
            database = nil
            lock = nil
        }
        try flush()
        lock?.clear()
    }

    /// Answers a question; rows not committed yet are seen.
    func read<Answer>(_ query: (Database) throws(SQLiteError) -> Answer) throws(StateStoreError) -> Answer {
        do throws(StateStoreError) {
            return try perform(query)
        } catch {
            if case .damaged(let damage) = error { try replaceDatabase(damage) }
            throw error
        }
    }

    private func perform<Answer>(
        _ body: (Database) throws(SQLiteError) -> Answer
    ) throws(StateStoreError) -> Answer {
        guard let database else { throw .closed }
        return try StateStoreError.mapping { () throws(SQLiteError) in try body(database) }
    }

    /// Keeps the first failure; damage is none, for it is repaired and told as a notice.
    private func remember(_ error: StateStoreError) {
        do throws(StateStoreError) {
            guard case .damaged(let damage) = error else { throw error }
            try replaceDatabase(damage)
        } catch {
            failure = failure ?? error
        }
    }

    private func openDatabase() throws(StateStoreError) -> Database {
        guard try files.database.isPresentFile() else {
            if access == .writing { notices.append(.created) }
            return try newDatabase()
        }
        return switch access {
        case .reading: try Database.open(reading: files.database)
        case .writing: try Database.open(writing: files.database)
        }
    }

    private func newDatabase() throws(StateStoreError) -> Database {
        switch access {
        case .reading: return try Database.empty()
        case .writing:
            // A journal without its database would be played back into the new one.
            try files.moveAside()
            return try Database.create(at: files.database)
        }
    }

    /// Takes an empty database in place of a damaged one.
    private func replaceDatabase(_ damage: StateDamage) throws(StateStoreError) {
        // The old one is closed first, for it removes its journal by name when it goes.
        database = nil
        database = try newDatabase()
        notices.append(access == .reading ? .ignored(damage) : .rebuilt(damage, setAside: files.setAside))
    }
}
