/// A file that discovery found to be a candidate.
package struct SourcePhoto: Hashable, Sendable {
    /// Where the file is, as the system takes it.
    package var path: BytePath
    /// The path below its input folder: what outputs mirror and what the manifest calls `source`.
    package var relativePath: BytePath
    /// Bytes in the file.
    package var size: Int
    /// Modification time, in nanoseconds since 1970.
    package var modified: Int
    /// Status-change time, in nanoseconds since 1970.
    package var changed: Int
    /// The number of the file in its file system.
    package var inode: UInt64

    /// A candidate with what the system said of it.
    package init(path: BytePath, relativePath: BytePath, size: Int, modified: Int, changed: Int = 0, inode: UInt64 = 0)
    {
        self.path = path
        self.relativePath = relativePath
        self.size = size
        self.modified = modified
        self.changed = changed
        self.inode = inode
    }

    /// The folder of the photo below its input.
    package var album: BytePath { relativePath.parent }
}
