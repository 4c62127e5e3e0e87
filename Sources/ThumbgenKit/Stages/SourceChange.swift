import FileSystem
import ThumbnailModel

/// A photo is not the file any more that it was when its header was read.
struct SourceChange: Error {}

extension SourcePhoto {
    /// Whether the file looks as it did when it was found.
    var isUnchanged: Bool {
        guard let status = try? FileStatus(of: path) else { return false }
        return status.size == size && status.modified == modified && status.identity.inode == inode
    }
}
