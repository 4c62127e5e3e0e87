import FileSystem
import Glibc
import ThumbnailModel

extension BytePath {
    /// Whether there is a database here that can be opened; what is no file, or has no bytes, is damaged.
    func isPresentFile() throws(StateStoreError) -> Bool {
        let status: FileStatus
        do throws(SystemError) {
            status = try FileStatus(of: self)
        } catch {
            if [ENOENT, ENOTDIR].contains(error.number) { return false }
            throw .inaccessible(self, errno: error.number)
        }
        guard status.kind == .file else { throw .damaged(.notAFile) }
        guard status.size > 0 else { throw .damaged(.empty) }
        return true
    }

    /// Makes a folder, unless it is there.
    func makeFolder() throws(StateStoreError) {
        do throws(SystemError) {
            try Folder.create(self)
        } catch {
            throw .inaccessible(self, errno: error.number)
        }
    }

    /// Gives the file another name in place of whatever had it; a file that is not there is left so.
    func move(to target: BytePath) throws(StateStoreError) {
        let status = withCString { from in target.withCString { to in rename(from, to) } }
        guard status == 0 || errno == ENOENT else { throw .inaccessible(self, errno: errno) }
    }
}

extension BytePath {
    /// Where SQLite keeps what it needs to undo a transaction of the database at this path.
    var journal: BytePath { appendingBytes("-journal".utf8) }

    /// Whether the database at this path wants a write-ahead log, which SQLite would make beside it even to read.
    func isWriteAheadLogged() throws(StateStoreError) -> Bool {
        let descriptor = withCString { open($0, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw .inaccessible(self, errno: errno) }
        defer { close(descriptor) }
        // The nineteenth byte of the header is the version that a writer must know: 1 is a rollback journal, 2 a log.
        var version: UInt8 = 0
        return pread(descriptor, &version, 1, 18) == 1 && version == 2
    }
}
