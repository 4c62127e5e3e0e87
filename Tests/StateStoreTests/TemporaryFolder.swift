import Foundation
import StateStore
import ThumbnailModel

/// A folder for one test, removed when the test lets go of it.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "state-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    var path: BytePath { BytePath(url.path) }
    var state: URL { url.appending(path: ".thumbgen") }
    var database: URL { state.appending(path: "state.sqlite") }
    var setAside: URL { state.appending(path: "state.sqlite.damaged") }

    /// Every file below the folder with its bytes and its modification time.
    func contents() throws -> [String: [String]] {
        var contents: [String: [String]] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: url.path) {
            let file = url.appending(path: name).path
            let modified = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate]
            let bytes = FileManager.default.contents(atPath: file) ?? Data()
            contents[name] = ["\(String(describing: modified))", bytes.base64EncodedString()]
        }
        return contents
    }
}

extension RowCursor {
    /// Every row that is left.
    consuming func all() throws -> [Row] {
        var rows: [Row] = []
        while let row = try next() { rows.append(row) }
        return rows
    }
}
