import Foundation

/// `exiftool`, to write tags into pictures and to read them back.
package enum ExifTool {
    /// Tags by group and name, such as `IFD0:Orientation` or `GPS:GPSLatitude`, values as plain numbers or text.
    /// Throws `ToolError`.
    package static func tags(of path: [UInt8]) throws -> [String: String] {
        let result = try run([Array("-json".utf8), Array("-n".utf8), Array("-G1".utf8), path])
        let list = try JSONSerialization.jsonObject(with: Data(result.output)) as? [[String: Any]]
        return (list?.first ?? [:]).mapValues { "\($0)" }
    }

    /// The same of many files, by their paths as text. Throws `ToolError`.
    package static func tags(ofEach paths: [[UInt8]]) throws -> [String: [String: String]] {
        let result = try run([Array("-json".utf8), Array("-n".utf8), Array("-G1".utf8)] + paths)
        let list = try JSONSerialization.jsonObject(with: Data(result.output)) as? [[String: Any]]
        return (list ?? []).reduce(into: [:]) { all, tags in
            if let path = tags["SourceFile"] { all["\(path)"] = tags.mapValues { "\($0)" } }
        }
    }

    /// Changes the picture at `path`; `assignments` are arguments such as `-IFD0:Orientation#=6`. Throws `ToolError`.
    package static func write(_ assignments: [String], to path: [UInt8]) throws {
        _ = try run([Array("-overwrite_original".utf8)] + assignments.map { Array($0.utf8) } + [path])
    }

    private static func run(_ arguments: [[UInt8]]) throws -> ChildProcessResult {
        let result = try ChildProcess(Array("exiftool".utf8), arguments).wait()
        guard result.ending == .exited(0) else { throw ToolError("exiftool", result) }
        return result
    }
}
