import ThumbnailModel

/// Where the state of an output folder lies.
struct StateFiles {
    /// The folder of everything that is no output.
    let folder: BytePath
    /// The database.
    let database: BytePath
    /// The file whose lock a run holds.
    let lock: BytePath

    init(output: BytePath) {
        folder = output.appending(BytePath(".thumbgen"))
        database = folder.appending(BytePath("state.sqlite"))
        lock = folder.appending(BytePath("lock"))
    }

    /// Where a database that cannot be used is moved.
    var setAside: BytePath { database.appendingBytes(".damaged".utf8) }

    /// Moves a database that cannot be used aside, and its journal with it: played back into the next database it would
    /// damage that one.
    func moveAside() throws(StateStoreError) {
        try database.move(to: setAside)
        try database.journal.move(to: setAside.journal)
    }
}
