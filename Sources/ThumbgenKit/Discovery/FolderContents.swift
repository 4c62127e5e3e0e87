import ThumbnailModel

/// What lies in one folder: what was found in it, and the folders below that are still to be looked into.
struct FolderContents: Sendable {
    /// A folder on the way.
    struct Folder: Sendable {
        let path: BytePath
        /// The path below its input.
        let relative: BytePath
    }

    var discovery = Discovery()
    var folders: [Folder] = []
}
