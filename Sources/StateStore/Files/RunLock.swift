import Glibc
import FileSystem
import ThumbnailModel

/// The right to write to an output folder, held until this value goes or its process dies.
///
/// The file stays: were it removed, one process could lock a file that another has just unlinked. It holds a name from
/// the first change that its holder makes until the holder is through: a name in a file that nobody has locked is that
/// of a run that died.
struct RunLock: ~Copyable {
    private let descriptor: Int32
    /// Whether the run before this one died in the middle of its changes.
    let followsDeadRun: Bool

    private init(descriptor: Int32) {
        self.descriptor = descriptor
        var status = stat()
        followsDeadRun = fstat(descriptor, &status) == 0 && status.st_size > 0
    }

    /// Takes the lock at once or says who holds it.
    static func take(at path: BytePath) throws(StateStoreError) -> RunLock {
        let descriptor = path.withCString { open($0, O_RDWR | O_CREAT | O_CLOEXEC, 0o666) }
        guard descriptor >= 0 else { throw .inaccessible(path, errno: errno) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            defer { close(descriptor) }
            throw errno == EWOULDBLOCK
                ? .locked(by: holder(in: descriptor), lock: path) : .inaccessible(path, errno: errno)
        }
        let lock = RunLock(descriptor: descriptor)
        // The mark of the dead run stays until what it left has been seen to, under the name of the living.
        if lock.followsDeadRun { lock.sign() }
        return lock
    }

    deinit {
        close(descriptor)
    }

    /// Writes who holds the lock; only a message is poorer for it when that fails.
    func sign() {
        let line = Array(LockHolder(process: getpid(), host: RunLock.hostName).line.utf8)
        _ = ftruncate(descriptor, 0)
        _ = line.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
    }

    /// Takes the name out: whoever comes next finds everything in order.
    func clear() {
        var status = stat()
        // A run that changes nothing leaves the file's times as they are.
        if fstat(descriptor, &status) == 0, status.st_size > 0 { _ = ftruncate(descriptor, 0) }
    }

    /// Whoever signed the file last.
    private static func holder(in descriptor: Int32) -> LockHolder? {
        let capacity = 512
        let line = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
            count = max(0, pread(descriptor, buffer.baseAddress, capacity, 0))
        }
        return LockHolder(line: String(decoding: line, as: UTF8.self))
    }

    private static var hostName: String {
        var name = [CChar](repeating: 0, count: 256)
        guard gethostname(&name, name.count) == 0 else { return "" }
        return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
