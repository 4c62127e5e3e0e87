import Glibc
package import ThumbnailModel

/// A folder of the file system.
package enum Folder {
    /// The names in a folder, ordered by their bytes, without `.` and `..`.
    package static func names(in path: BytePath) throws(SystemError) -> [BytePath] {
        guard let stream = path.isEmpty ? opendir(".") : path.withCString({ opendir($0) }) else { throw .last }
        defer { closedir(stream) }
        var names: [BytePath] = []
        errno = 0
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                tuple.withMemoryRebound(to: CChar.self, capacity: 256) { BytePath(cString: $0) }
            }
            if name.bytes != [.dot], name.bytes != [.dot, .dot] { names.append(name) }
        }
        guard errno == 0 else { throw .last }
        return names.sorted()
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
