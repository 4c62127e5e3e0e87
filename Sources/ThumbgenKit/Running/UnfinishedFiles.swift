import FileSystem
import Glibc
import StateStore
import ThumbnailModel

/// What runs that died left half written: files under the names that only unfinished ones have.
enum UnfinishedFiles {
    /// Removes them from every folder that files of this run or of earlier ones go to. The lock is held meanwhile, so none
    /// of them is still being written.
    static func remove(_ prepared: RunPreparation) throws(StateStoreError) {
        var folders: Set<BytePath> = [BytePath("")]
        for index in prepared.library.photos.indices {
            folders.formUnion(prepared.plan(index).files.map(\.path.parent))
        }
        let store = prepared.history.store
        var renditions = store.renditions()
        while let rendition = try renditions.next() { folders.insert(rendition.output.parent) }
        folders.formUnion(try store.documents().map(\.path.parent))
        for folder in folders { remove(in: prepared.output.path.appending(folder)) }
    }

    private static func remove(in folder: BytePath) {
        for name in (try? Folder.names(in: folder)) ?? [] where AtomicFile.isTemporary(name) {
            _ = folder.appending(name).withCString { unlink($0) }
        }
    }
}
