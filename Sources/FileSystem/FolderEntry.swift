package import ThumbnailModel

/// Something that lies in a folder.
package struct FolderEntry: Sendable {
    /// Its name, without the folder.
    package let name: BytePath
    /// What the system says of it, without following a link; nil where it went away meanwhile.
    package let status: FileStatus?
}
