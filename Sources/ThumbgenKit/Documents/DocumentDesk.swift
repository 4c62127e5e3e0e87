import FileSystem
import StateStore
import ThumbnailModel

/// Where the files made of all photos together are handed in: written where they differ from what is there, or only
/// compared.
struct DocumentDesk {
    private let output: OutputFolder
    private let history: RunHistory
    private let isComparing: Bool
    private let known: [ContentHash: [KnownDocument]]
    /// Files that are not as a run would leave them.
    private(set) var differing: [BytePath] = []
    /// Files that were handed in, or are as they should be.
    private(set) var current: Set<BytePath> = []
    /// Files an earlier run wrote.
    private let earlier: [KnownDocument]

    /// A desk for a run, or for a check that writes nothing.
    init(_ output: OutputFolder, history: RunHistory, isComparing: Bool) throws {
        self.output = output
        self.history = history
        self.isComparing = isComparing
        earlier = try DocumentDesk.documents(in: history.store)
        known = Dictionary(grouping: earlier, by: \.inputs)
    }

    private static func documents(in store: RunStore) throws -> [KnownDocument] {
        do {
            return try store.documents()
        } catch StateStoreError.damaged {
            // The state is empty by now: files are compared with what is there.
            return []
        }
    }

    /// Files an earlier run wrote and this one does not.
    var obsolete: [KnownDocument] { earlier.filter { !current.contains($0.path) } }

    /// Whether the files made of these inputs are there as they were written, so that they need not be made.
    mutating func holds(_ inputs: ContentHash) -> Bool {
        guard let documents = known[inputs], documents.allSatisfy(isIntact) else { return false }
        current.formUnion(documents.map(\.path))
        return true
    }

    /// Takes a file made of some inputs, told piece by piece.
    ///
    /// - Throws: `RunError.outputUnwritable`, and what `tell` throws.
    mutating func take(
        at path: BytePath,
        madeOf inputs: ContentHash,
        _ tell: (inout FileEdition) throws -> Void
    ) throws {
        current.insert(path)
        let place = output.path.appending(path)
        let willWrite = { [output, history] () throws(SystemError) in
            history.store.sign()
            try output.makeFolder(of: path)
        }
        do {
            var edition = FileEdition(of: place, willWrite: isComparing ? nil : willWrite)
            try tell(&edition)
            if try edition.finish() { differing.append(path) }
            if !isComparing { try note(path, madeOf: inputs) }
        } catch let error as SystemError {
            throw RunError.outputUnwritable(output.path, error)
        }
    }

    /// The same for a file of a page.
    mutating func take(_ file: GalleryFile, madeOf inputs: ContentHash) throws {
        try take(at: file.path, madeOf: inputs) { try $0.append(file.bytes) }
    }

    /// Takes note of a file made of some inputs that was written already.
    ///
    /// - Throws: `SystemError` where it is not there.
    mutating func note(_ path: BytePath, madeOf inputs: ContentHash) throws(SystemError) {
        current.insert(path)
        let status = try FileStatus(of: output.path.appending(path))
        history.store.record(KnownDocument(path: path, inputs: inputs, size: status.size, modified: status.modified))
    }

    /// Takes note of a file that is not as a run would leave it.
    mutating func miss(_ path: BytePath) {
        current.insert(path)
        differing.append(path)
    }

    /// Whether a file is as it was written.
    func isIntact(_ document: KnownDocument) -> Bool {
        guard let status = try? FileStatus(of: output.path.appending(document.path)) else { return false }
        return status.size == document.size && status.modified == document.modified
    }
}
