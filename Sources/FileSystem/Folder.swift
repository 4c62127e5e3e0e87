import Glibc
package import ThumbnailModel

/// A folder of the file system.
package enum Folder {
    /// The names in a folder, ordered by their bytes, without `.` and `..`.
    package static func names(in path: BytePath) throws(SystemError) -> [BytePath] {
        var names: [BytePath] = []
        try forEachName(in: path) { name, _ in names.append(BytePath(cString: name)) }
        return names.sorted()
    }

    /// Calls a function with the name of everything in a folder that is not hidden, in no order, and with what the system
    /// says of it, without following a link.
    package static func forEachEntry(
        in path: BytePath,
        _ body: (_ name: BytePath, _ status: FileStatus) -> Void
    ) throws(SystemError) {
        try forEachName(in: path) { name, folder in
            // What has no status went away meanwhile.
            guard name.pointee != CChar(UInt8.dot), let status = try? FileStatus(of: name, in: folder) else { return }
            body(BytePath(cString: name), status)
        }
    }

    /// Calls a function with each name in a folder, in no order, and with the folder's descriptor.
    private static func forEachName(
        in path: BytePath,
        _ body: (_ name: UnsafePointer<CChar>, _ folder: Int32) -> Void
    ) throws(SystemError) {
        guard let stream = path.isEmpty ? opendir(".") : path.withCString({ opendir($0) }) else { throw .last }
        defer { closedir(stream) }
        let folder = dirfd(stream)
        errno = 0
        while let entry = readdir(stream) {
            withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                tuple.withMemoryRebound(to: CChar.self, capacity: 256) { name in
                    if strcmp(name, ".") != 0, strcmp(name, "..") != 0 { body(name, folder) }
                }
            }
            errno = 0
        }
        guard errno == 0 else { throw .last }
    }

    /// Throws where a folder does not take new files, as far as the system tells without one being made.
    package static func checkWritable(_ path: BytePath) throws(SystemError) {
        guard path.withCString({ access($0, W_OK | X_OK) }) == 0 else { throw .last }
    }

    /// Makes a folder and those above it; one that is there already is fine.
    package static func create(_ path: BytePath) throws(SystemError) {
        if path.isEmpty || path.bytes == [.slash] { return }
        if path.withCString({ mkdir($0, 0o777) }) == 0 { return }
        switch errno {
        case EEXIST:
            guard try FileStatus(of: path).kind == .folder else { throw SystemError(number: ENOTDIR) }
        case ENOENT:
            try create(path.parent)
            guard path.withCString({ mkdir($0, 0o777) }) == 0 || errno == EEXIST else { throw .last }
        default:
            throw .last
        }
    }
}
