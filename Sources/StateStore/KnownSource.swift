package import ThumbnailModel

/// A source file as it was when its content was last read.
package struct KnownSource: Hashable, Sendable {
    /// The path below its input.
    package var path: BytePath
    /// Bytes in the file.
    package var size: Int
    /// Modification time, in nanoseconds since 1970.
    package var modified: Int
    /// Status-change time, in nanoseconds since 1970.
    package var changed: Int
    /// The number of the file in its file system.
    package var inode: UInt64
    /// The hash of the whole file.
    package var content: ContentHash
    /// What was read from its header, in a form of the caller's own.
    package var metadata: [UInt8]

    /// A source with all that is kept of it.
    package init(
        path: BytePath,
        size: Int,
        modified: Int,
        changed: Int,
        inode: UInt64,
        content: ContentHash,
        metadata: [UInt8]
    ) {
        self.path = path
        self.size = size
        self.modified = modified
        self.changed = changed
        self.inode = inode
        self.content = content
        self.metadata = metadata
    }
}
