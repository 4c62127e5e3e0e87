import Dispatch
import Synchronization
package import ThumbnailModel

/// What runs remember of an output folder, so that the next one does only what has changed.
///
/// Any thread may use it but those of its own queue: where changes come faster than they are made, whoever records the next
/// one waits. What is recorded reaches the disk a little later, many rows at a time: write a file first and
/// record it then, and a run that is killed loses nothing but the memory of its last half second.
package final class RunStore: Sendable {
    /// What a store may be used for.
    package enum Access: Sendable {
        /// Nothing is written, not even a lock; a state that is absent is empty.
        case reading
        /// One run at a time; a state that is absent is made.
        case writing
    }

    /// How long a row may wait for others to share a transaction with.
    private static let delay = DispatchTimeInterval.milliseconds(500)

    /// How many changes may wait to be made, so that their memory stays small where photos are read faster than rows written.
    private static let longestBacklog = 1_000

    private let queue = DispatchQueue(label: "thumbgen.state")
    private let backlog = Atomic(0)
    /// Used on the queue alone, which keeps the order of changes and questions; the mutex proves it to the compiler.
    private let session: Mutex<StateSession>

    private init(session: sending StateSession) {
        self.session = Mutex(session)
    }

    /// Opens the state of an output folder, in its `.thumbgen`.
    ///
    /// For writing, the output folder must exist. Throws `locked` when another run holds it, and `inaccessible` or
    /// `database` when the system refuses; damage is no error but a notice.
    package static func open(
        folder: BytePath,
        access: Access = .writing
    ) throws(StateStoreError) -> RunStore {
        let files = StateFiles(output: folder)
        return RunStore(session: try StateSession(files: files, access: access == .reading ? .reading : .writing))
    }

    /// What is to be told of how the state was found, up to now.
    package var notices: [StateNotice] {
        queue.sync { session.withLock { $0.notices } }
    }

    /// Whether the run before this one died in the middle of its changes, so that unfinished files may lie about.
    package var followsDeadRun: Bool {
        queue.sync { session.withLock { $0.followsDeadRun } }
    }

    /// Tells in the lock who is at work; to be called before the first change to the output folder.
    package func sign() {
        queue.sync { session.withLock { $0.sign() } }
    }

    /// Waits until everything recorded so far is on disk; throws the first failure to write since the last time.
    package func flush() throws(StateStoreError) {
        try queue.sync {
            Result { () throws(StateStoreError) in
                try session.withLock { (session) throws(StateStoreError) in try session.flush() }
            }
        }.get()
    }

    /// Flushes and lets the next run in. The store is of no use afterwards.
    package func close() throws(StateStoreError) {
        try queue.sync {
            Result { () throws(StateStoreError) in
                try session.withLock { (session) throws(StateStoreError) in try session.close() }
            }
        }.get()
    }

    func write(_ change: @escaping @Sendable (Database) throws(SQLiteError) -> Void) {
        let waiting = backlog.wrappingAdd(1, ordering: .relaxed).newValue
        queue.async {
            if self.session.withLock({ $0.write(change) }) { self.commitLater() }
            self.backlog.wrappingSubtract(1, ordering: .relaxed)
        }
        if waiting >= RunStore.longestBacklog { queue.sync {} }
    }

    private func commitLater() {
        queue.asyncAfter(deadline: .now() + RunStore.delay) { [weak self] in
            guard let self else { return }
            if !session.withLock({ $0.commit() }) { commitLater() }
        }
    }

    func read<Answer: Sendable>(
        _ query: @Sendable (Database) throws(SQLiteError) -> Answer
    ) throws(StateStoreError) -> Answer {
        try queue.sync {
            Result { () throws(StateStoreError) in
                try session.withLock { (session) throws(StateStoreError) in try session.read(query) }
            }
        }.get()
    }
}
