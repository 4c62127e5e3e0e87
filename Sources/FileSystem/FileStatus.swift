import Glibc
package import ThumbnailModel

/// What the system says of a file.
package struct FileStatus: Sendable {
    /// What kind of thing it is.
    package enum Kind: Sendable {
        case file, folder, link, other
    }

    /// Which file it is, whatever its name.
    package struct Identity: Hashable, Sendable {
        package var device: UInt64
        package var inode: UInt64
    }

    /// What kind of thing it is.
    package let kind: Kind
    /// Which file it is.
    package let identity: Identity
    /// Bytes in it.
    package let size: Int
    /// Modification time, in nanoseconds since 1970.
    package let modified: Int
    /// Status-change time, in nanoseconds since 1970.
    package let changed: Int

    /// The status of what a path names, or of what its link points at.
    package init(of path: BytePath, followingLinks: Bool = true) throws(SystemError) {
        var status = stat()
        let result = path.withCString { followingLinks ? stat($0, &status) : lstat($0, &status) }
        guard result == 0 else { throw .last }
        self.init(status)
    }

    /// The status of what a name in an open folder stands for, without following a link.
    init(of name: UnsafePointer<CChar>, in folder: Int32) throws(SystemError) {
        var status = stat()
        guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { throw .last }
        self.init(status)
    }

    /// The status of what is open.
    package init(of descriptor: Int32) throws(SystemError) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .last }
        self.init(status)
    }

    /// The status of a file that exists in memory only.
    package init(size: Int) {
        kind = .file
        identity = Identity(device: 0, inode: 0)
        self.size = size
        modified = 0
        changed = 0
    }

    private init(_ status: stat) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: kind = .file
        case S_IFDIR: kind = .folder
        case S_IFLNK: kind = .link
        default: kind = .other
        }
        identity = Identity(device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
        size = Int(status.st_size)
        modified = FileStatus.nanoseconds(status.st_mtim)
        changed = FileStatus.nanoseconds(status.st_ctim)
    }

    private static func nanoseconds(_ time: timespec) -> Int {
        Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }
}
