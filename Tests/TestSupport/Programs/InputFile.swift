import Glibc

/// An open file without a name that holds a child's standard input: no writer needed, no pipe to fill up.
final class InputFile {
    let descriptor: Int32

    init(_ bytes: [UInt8]) throws {
        var name = Array("/tmp/thumbgen-tests-input.XXXXXX".utf8CString)
        descriptor = mkstemp(&name)
        guard descriptor >= 0 else { throw SystemCallError("mkstemp") }
        unlink(name)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        try File.write(bytes, to: descriptor, named: [])
        lseek(descriptor, 0, SEEK_SET)
    }

    deinit {
        close(descriptor)
    }
}
