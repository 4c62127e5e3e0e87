import Glibc

/// What the system says of a file.
package struct FileStatus: Hashable, Sendable {
    /// Bytes in the file.
    package var size: Int
    /// The number of the file system.
    package var device: UInt64 = 0
    /// The number of the file in it.
    package var inode: UInt64 = 0
    /// Modification time, in nanoseconds since 1970.
    package var modified = 0
    /// Status-change time, in nanoseconds since 1970.
    package var changed = 0

    init(size: Int) {
        self.size = size
    }

    /// The status of an open regular file.
    init(of descriptor: CInt) throws(ImagingError) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable(errno: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegularFile }
        size = Int(status.st_size)
        device = UInt64(status.st_dev)
        inode = UInt64(status.st_ino)
        modified = status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
        changed = status.st_ctim.tv_sec * 1_000_000_000 + status.st_ctim.tv_nsec
    }
}
