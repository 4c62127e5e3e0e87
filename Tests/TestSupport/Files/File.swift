import Glibc

/// Whole files as bytes, under names that need not be valid UTF-8.
package enum File {
    /// The bytes of the file at `path`. Throws `SystemCallError`.
    package static func read(_ path: [UInt8]) throws -> [UInt8] {
        let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw SystemCallError("open", path) }
        defer { close(descriptor) }

        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            guard count >= 0 else { throw SystemCallError("read", path) }
            if count == 0 { return bytes }
            bytes += buffer[..<count]
        }
    }

    /// Makes or replaces the file at `path`. Throws `SystemCallError`.
    package static func write(_ bytes: [UInt8], to path: [UInt8]) throws {
        let descriptor = path.withCString { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644) }
        guard descriptor >= 0 else { throw SystemCallError("open", path) }
        defer { close(descriptor) }
        try write(bytes, to: descriptor, named: path)
    }

    /// Writes all of `bytes` to an open descriptor.
    static func write(_ bytes: [UInt8], to descriptor: Int32, named path: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            guard count >= 0 else { throw SystemCallError("write", path) }
            rest = rest.dropFirst(count)
        }
    }

    /// Is there anything at `path`, a dangling link included?
    package static func exists(_ path: [UInt8]) -> Bool {
        var status = stat()
        return path.withCString { lstat($0, &status) } == 0
    }

    /// Sets the permission bits. Throws `SystemCallError`.
    package static func setPermissions(_ mode: UInt32, of path: [UInt8]) throws {
        guard path.withCString({ chmod($0, mode) }) == 0 else { throw SystemCallError("chmod", path) }
    }

    /// Sets the modification time, in seconds since 1970. Throws `SystemCallError`.
    package static func setModified(_ seconds: Int, of path: [UInt8]) throws {
        let time = timespec(tv_sec: seconds, tv_nsec: 0)
        let result = path.withCString { utimensat(AT_FDCWD, $0, [time, time], 0) }
        guard result == 0 else { throw SystemCallError("utimensat", path) }
    }
}

extension [UInt8] {
    /// Lends the bytes as a C string; they must hold no zero.
    func withCString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
        precondition(!contains(0), "a path with a zero byte")
        let string = map { CChar(bitPattern: $0) } + [0]
        return try string.withUnsafeBufferPointer { buffer in
            guard let base = buffer.baseAddress else { preconditionFailure("the terminator is always there") }
            return try body(base)
        }
    }
}
