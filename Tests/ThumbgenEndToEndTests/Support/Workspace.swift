import Foundation
import TestSupport

/// A folder of photos and a place for their thumbnails, gone with the last owner.
struct Workspace {
    let folder: TemporaryFolder

    /// An empty `in`, and no `out` yet.
    init() throws {
        folder = try TemporaryFolder()
        try folder.makeFolder("in")
    }

    var input: [UInt8] { folder.path("in") }
    var output: [UInt8] { folder.path("out") }

    /// Puts a photo into the input.
    func add(_ bytes: [UInt8], as name: [UInt8]) throws {
        try folder.write(bytes, to: Array("in/".utf8) + name)
    }

    /// Puts a photo into the input.
    func add(_ bytes: [UInt8], as name: String) throws {
        try add(bytes, as: Array(name.utf8))
    }

    /// Runs thumbgen over the input, to its end.
    func thumbgen(
        _ options: String...,
        into output: String = "out",
        environment: [String: String?] = [:]
    ) throws -> ChildProcessResult {
        try Program.run(
            options.map { Array($0.utf8) } + [input, folder.path(output)],
            environment: environment
        )
    }

    /// What lies in an output folder.
    func results(in output: String = "out") throws -> Results {
        try Results(folder.path(output))
    }
}
