package import ThumbnailModel

/// A file that a run wrote for all photos together: the manifest, the page, a sheet.
package struct KnownDocument: Hashable, Sendable {
    /// The path below the output folder.
    package var path: BytePath
    /// The hash of everything it was made from.
    package var inputs: ContentHash
    /// Bytes in the file.
    package var size: Int
    /// Modification time of the file as written, in nanoseconds since 1970.
    package var modified: Int

    /// A document with all that is kept of it.
    package init(path: BytePath, inputs: ContentHash, size: Int, modified: Int) {
        self.path = path
        self.inputs = inputs
        self.size = size
        self.modified = modified
    }
}
