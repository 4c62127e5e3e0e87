import FileSystem
import Glibc
import StateStore
import ThumbnailModel

/// Removes outputs that the state knows and nobody needs, and folders left empty; never anything else.
struct Pruning {
    let output: OutputFolder
    let history: RunHistory

    /// Removes orphaned renditions and documents.
    ///
    /// - Returns: how many files were removed.
    func run(orphans: [KnownRendition], on desk: DocumentDesk) -> Int {
        let check = FreshnessCheck(output: output.path, versions: history.versions, isForced: false)
        var removed = 0
        for orphan in orphans {
            // A file that is not as we wrote it is somebody else's by now: it stays, and is forgotten.
            if check.isIntact(orphan), remove(orphan.output) { removed += 1 }
            history.store.removeRendition(at: orphan.output)
        }
        for document in desk.obsolete {
            if desk.isIntact(document), remove(document.path) { removed += 1 }
            history.store.removeDocument(at: document.path)
        }
        return removed
    }

    private func remove(_ relative: BytePath) -> Bool {
        guard output.path.appending(relative).withCString({ unlink($0) }) == 0 else { return false }
        var folder = relative.parent
        // Ends at the first folder that still holds something.
        while !folder.isEmpty, output.path.appending(folder).withCString({ rmdir($0) }) == 0 {
            folder = folder.parent
        }
        return true
    }
}
