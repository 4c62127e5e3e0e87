import Glibc

/// What lies in a folder, all the way down, in the order of the paths' bytes.
package struct FileTree: Sendable, Equatable {
    /// What an entry is.
    package enum Kind: Sendable, Equatable {
        case file, folder, link, other
    }

    /// One thing in the tree.
    package struct Entry: Sendable, Equatable {
        /// Relative to the root.
        package let path: [UInt8]
        package let kind: Kind
        /// In bytes.
        package let size: Int
        /// In nanoseconds since 1970.
        package let modified: Int
        /// The last change of content or status, in nanoseconds since 1970.
        package let changed: Int
    }

    package let root: [UInt8]
    package let entries: [Entry]

    /// Lists the folder at `root`; links are told, not followed. Throws `SystemCallError`.
    package init(_ root: [UInt8]) throws {
        self.root = root
        entries = try Self.list(root, below: []).sorted { $0.path.lexicographicallyPrecedes($1.path) }
    }

    /// Paths of the files, as text.
    package var files: [String] {
        entries.filter { $0.kind == .file }.map { String(decoding: $0.path, as: UTF8.self) }
    }

    /// Paths of files that are in one tree only or whose bytes differ. Throws `SystemCallError`.
    package func differences(from other: FileTree) throws -> [String] {
        let paths = Set(files).union(other.files)
        return try paths.filter { path in
            guard files.contains(path), other.files.contains(path) else { return true }
            let name = Array("/\(path)".utf8)
            return try File.read(root + name) != File.read(other.root + name)
        }.sorted()
    }

    private static func list(_ folder: [UInt8], below prefix: [UInt8]) throws -> [Entry] {
        guard let stream = folder.withCString({ opendir($0) }) else { throw SystemCallError("opendir", folder) }
        defer { closedir(stream) }

        var entries: [Entry] = []
        while let next = readdir(stream) {
            let name = withUnsafeBytes(of: &next.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if name == Array(".".utf8) || name == Array("..".utf8) { continue }
            let entry = try Entry(folder + [UInt8(ascii: "/")] + name, as: prefix + name)
            entries.append(entry)
            if entry.kind == .folder {
                entries += try list(folder + [UInt8(ascii: "/")] + name, below: entry.path + [UInt8(ascii: "/")])
            }
        }
        return entries
    }
}

extension FileTree.Entry {
    fileprivate init(_ place: [UInt8], as path: [UInt8]) throws {
        var status = stat()
        guard place.withCString({ lstat($0, &status) }) == 0 else { throw SystemCallError("lstat", place) }
        self.path = path
        size = Int(status.st_size)
        modified = status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
        changed = status.st_ctim.tv_sec * 1_000_000_000 + status.st_ctim.tv_nsec
        kind =
            switch status.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .folder
            case S_IFLNK: .link
            default: .other
            }
    }
}
