import Glibc
package import ThumbnailModel

/// A file that comes about piece by piece under a temporary name; it takes its final name once it is whole, or is gone.
package struct FileDraft: ~Copyable {
    private let path: BytePath
    private let temporary: BytePath
    private var descriptor: Int32

    /// An empty draft beside the place it is for.
    package init(of path: BytePath) throws(SystemError) {
        self.path = path
        temporary = AtomicFile.temporaryPath(beside: path)
        descriptor = temporary.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
        guard descriptor >= 0 else { throw .last }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
        _ = temporary.withCString { unlink($0) }
    }

    /// Adds bytes at the end.
    package mutating func append(_ contents: [UInt8]) throws(SystemError) {
        var done = 0
        while done < contents.count {
            let written = contents.withUnsafeBytes { bytes in
                write(descriptor, bytes.baseAddress.map { $0 + done }, contents.count - done)
            }
            if written < 0, errno != EINTR { throw .last }
            done += max(0, written)
        }
    }

    /// Gives the file its final name, replacing what was there.
    package consuming func commit() throws(SystemError) {
        let status = close(descriptor)
        descriptor = -1
        // A network file system may tell of a full disk only now.
        guard status == 0 else { throw .last }
        guard temporary.withCString({ old in path.withCString { rename(old, $0) } }) == 0 else { throw .last }
    }
}
