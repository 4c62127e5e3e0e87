import Glibc
import Synchronization
import FileSystem
package import ThumbnailModel

/// The folder that results go to.
package final class OutputFolder: Sendable {
    /// Where it is, without links.
    package let path: BytePath

    /// Folders known to be there, so that each is made once.
    private let made = Mutex<Set<BytePath>>([])

    private init(path: BytePath) {
        self.path = path
    }

    /// Makes the folder where needed and sees that it can be written.
    ///
    /// - Throws: `RunError.outputUnwritable` or, where it is an input or holds one, `RunError.outputHoldsInput`.
    package static func prepare(_ path: BytePath, inputs: [Input]) throws(RunError) -> OutputFolder {
        _ = try existing(path, inputs: inputs)
        do throws(SystemError) {
            try Folder.create(path)
            let resolved = path.resolved ?? path
            try Folder.checkWritable(resolved)
            return OutputFolder(path: resolved)
        } catch {
            throw .outputUnwritable(path, error)
        }
    }

    /// The folder as it is, to be read only; it may be absent.
    ///
    /// - Throws: `RunError.outputHoldsInput` where it is an input or holds one: thumbnails written into an input would be
    ///   found there as photos by the next run.
    static func existing(_ path: BytePath, inputs: [Input]) throws(RunError) -> OutputFolder {
        let resolved = path.resolved ?? path
        if inputs.contains(where: { ($0.path.resolved ?? $0.path).isWithin(resolved) }) {
            throw .outputHoldsInput(path)
        }
        return OutputFolder(path: resolved)
    }

    /// Writes a file whole or not at all, making the folders above it.
    func write(_ contents: [UInt8], to relative: BytePath) throws(SystemError) {
        let place = path.appending(relative)
        try make(place.parent)
        try AtomicFile.write(contents, to: place)
    }

    /// Puts the content of one output under the name of another as well.
    func link(_ original: BytePath, to relative: BytePath) throws(SystemError) {
        let place = path.appending(relative)
        try make(place.parent)
        try AtomicFile.link(path.appending(original), to: place)
    }

    /// Makes the folders above a file.
    func makeFolder(of relative: BytePath) throws(SystemError) {
        try make(path.appending(relative).parent)
    }

    private func make(_ folder: BytePath) throws(SystemError) {
        if made.withLock({ $0.contains(folder) }) { return }
        try Folder.create(folder)
        // Noted once it is there: another worker must not rely on it before.
        made.withLock { _ = $0.insert(folder) }
    }
}
