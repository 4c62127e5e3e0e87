import Glibc
package import ThumbnailModel

extension BytePath {
    /// Hands the path to a system call as a C string.
    package func withCString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result {
        try (bytes + [0]).withUnsafeBufferPointer { buffer in
            try buffer.withMemoryRebound(to: CChar.self) { characters in
                // The buffer holds at least the closing NUL, so it has a base address.
                try characters.baseAddress.map(body) ?? body([0])
            }
        }
    }

    /// The path without links, `.` and `..`; nil where nothing is there.
    package var resolved: BytePath? {
        withCString { path in
            guard let real = realpath(path, nil) else { return nil }
            defer { free(real) }
            return BytePath(cString: real)
        }
    }

    /// The path of a C string's bytes.
    package init(cString: UnsafePointer<CChar>) {
        let length = strlen(cString)
        self.init(Array(UnsafeRawBufferPointer(start: cString, count: length)))
    }

    /// Whether the path is that of `folder` or of something below it; both resolved.
    package func isWithin(_ folder: BytePath) -> Bool {
        if self == folder || folder.bytes == [.slash] { return true }
        return bytes.starts(with: folder.bytes + [.slash])
    }
}
