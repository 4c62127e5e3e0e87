import Glibc

/// A new, empty folder that goes away, with all that is in it, with its last owner.
package final class TemporaryFolder: Sendable {
    /// Absolute path, links resolved, without a slash at the end.
    package let path: [UInt8]

    /// Makes the folder under the system's place for such. Throws `SystemCallError`.
    package init() throws {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array("\(parent)/thumbgen-tests.XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw SystemCallError("mkdtemp", Array(parent.utf8)) }
        guard let resolved = realpath(template, nil) else { throw SystemCallError("realpath", Array(parent.utf8)) }
        defer { free(resolved) }
        path = Array(String(cString: resolved).utf8)
    }

    deinit {
        // Backwards, what lies in a folder comes before the folder.
        for entry in ((try? FileTree(path))?.entries ?? []).reversed() {
            _ = self.path(entry.path).withCString { remove($0) }
        }
        _ = path.withCString { remove($0) }
    }

    /// The path of `name`, which may hold slashes, in this folder.
    package func path(_ name: [UInt8]) -> [UInt8] {
        path + [UInt8(ascii: "/")] + name
    }

    /// The path of `name`, which may hold slashes, in this folder.
    package func path(_ name: String) -> [UInt8] {
        path(Array(name.utf8))
    }

    /// Writes a file, making the folders on its way, and returns its path. Throws `SystemCallError`.
    @discardableResult
    package func write(_ bytes: [UInt8], to name: [UInt8]) throws -> [UInt8] {
        if let slash = name.lastIndex(of: UInt8(ascii: "/")) { try makeFolder(Array(name[..<slash])) }
        let place = path(name)
        try File.write(bytes, to: place)
        return place
    }

    /// Writes a file, making the folders on its way, and returns its path. Throws `SystemCallError`.
    @discardableResult
    package func write(_ bytes: [UInt8], to name: String) throws -> [UInt8] {
        try write(bytes, to: Array(name.utf8))
    }

    /// Makes a folder and those on its way, and returns its path. Throws `SystemCallError`.
    @discardableResult
    package func makeFolder(_ name: [UInt8]) throws -> [UInt8] {
        var place = path
        for component in name.split(separator: UInt8(ascii: "/")) {
            place += [UInt8(ascii: "/")] + component
            let result = place.withCString { mkdir($0, 0o755) }
            guard result == 0 || errno == EEXIST else { throw SystemCallError("mkdir", place) }
        }
        return place
    }

    /// Makes a folder and those on its way, and returns its path. Throws `SystemCallError`.
    @discardableResult
    package func makeFolder(_ name: String) throws -> [UInt8] {
        try makeFolder(Array(name.utf8))
    }

    /// Makes a symbolic link to `target`, which is taken as it is. Throws `SystemCallError`.
    package func link(_ name: String, to target: [UInt8]) throws {
        let result = target.withCString { target in path(name).withCString { symlink(target, $0) } }
        guard result == 0 else { throw SystemCallError("symlink", path(name)) }
    }

    /// Makes a named pipe. Throws `SystemCallError`.
    package func makePipe(_ name: String) throws {
        guard path(name).withCString({ mkfifo($0, 0o644) }) == 0 else { throw SystemCallError("mkfifo", path(name)) }
    }
}
