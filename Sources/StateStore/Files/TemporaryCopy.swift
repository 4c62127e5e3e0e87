import FileSystem
import Glibc
import ThumbnailModel

/// A copy of a database and its journal in a folder of its own, removed when this value goes.
struct TemporaryCopy: ~Copyable {
    private let folder: BytePath

    /// The copied database.
    var path: BytePath { folder.appending(BytePath("state.sqlite")) }

    private init(folder: BytePath) {
        self.folder = folder
    }

    static func make(of database: BytePath) throws(StateStoreError) -> TemporaryCopy {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array("\(parent)/thumbgen-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw .inaccessible(BytePath(parent), errno: errno) }
        let made = TemporaryCopy(folder: BytePath(template.dropLast().map { UInt8(bitPattern: $0) }))
        try copy(database, to: made.path)
        try copy(database.journal, to: made.path.journal)
        return made
    }

    deinit {
        for file in [path, path.journal] { _ = file.withCString { unlink($0) } }
        _ = folder.withCString { rmdir($0) }
    }

    private static func copy(_ source: BytePath, to target: BytePath) throws(StateStoreError) {
        let input = source.withCString { open($0, O_RDONLY | O_CLOEXEC) }
        guard input >= 0 else { throw .inaccessible(source, errno: errno) }
        defer { close(input) }
        let output = target.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
        guard output >= 0 else { throw .inaccessible(target, errno: errno) }
        defer { close(output) }
        while true {
            let count = sendfile(output, input, nil, 1 << 30)
            if count == 0 { return }
            guard count > 0 else { throw .inaccessible(target, errno: errno) }
        }
    }
}
