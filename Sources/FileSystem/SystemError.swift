import Glibc

/// A refusal of the operating system: its number, and the words it has for it.
package struct SystemError: Error, Hashable, Sendable {
    /// The `errno` of the call.
    package let number: Int32

    /// The error of a number, one of `errno`'s.
    package init(number: Int32) {
        self.number = number
    }

    /// The error of the call that failed last on this thread.
    package static var last: SystemError { SystemError(number: errno) }

    /// The system's words, in lower case at the start so that they fit into a sentence.
    package var message: String {
        switch number {
        case EACCES, EPERM: "permission denied"
        case ENOENT: "no such file or folder"
        case ENOTDIR: "not a folder"
        case EISDIR: "is a folder"
        case ENOSPC, EDQUOT: "no space left on the disk"
        case EFBIG: "larger than the file-size limit allows"
        case EROFS: "read-only file system"
        case ELOOP: "too many symbolic links"
        case ENAMETOOLONG: "file name too long"
        default: strerror(number).map { String(cString: $0) } ?? "error \(number)"
        }
    }

    /// Whether the fault lies with the place, so that every further write will meet it as well.
    package var concernsWholeOutput: Bool {
        [ENOSPC, EDQUOT, EROFS, EFBIG, EIO].contains(number)
    }
}
