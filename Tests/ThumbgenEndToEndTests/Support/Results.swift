import Foundation
import TestSupport

/// What a run left in its output folder.
struct Results {
    let tree: FileTree

    init(_ output: [UInt8]) throws {
        tree = try FileTree(output)
    }

    /// Paths of the thumbnails, by their bytes.
    var pictures: [[UInt8]] {
        tree.entries.filter { $0.kind == .file && !Results.isOfRun($0.path) }.map(\.path)
    }

    /// The same as text.
    var pictureNames: [String] {
        pictures.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Names of files that are not whole: unfinished ones of ours, and any without content but the lock.
    var strayFiles: [String] {
        tree.entries.filter { entry in
            entry.kind == .file && entry.path != Array(".thumbgen/lock".utf8)
                && (entry.size == 0 || Results.name(of: entry.path).starts(with: ".thumbgen-".utf8))
        }.map { String(decoding: $0.path, as: UTF8.self) }
    }

    /// The manifest, as another program would read it.
    var manifest: ManifestFile {
        get throws { try JSONDecoder().decode(ManifestFile.self, from: Data(read("manifest.json"))) }
    }

    /// The bytes of a file.
    func read(_ name: String) throws -> [UInt8] {
        try File.read(path(Array(name.utf8)))
    }

    /// Where a file lies.
    func path(_ name: [UInt8]) -> [UInt8] {
        tree.root + [UInt8(ascii: "/")] + name
    }

    /// The pixels of thumbnails of one size.
    func pixels(of names: [[UInt8]]) throws -> [PixelBuffer] {
        try VipsTool.pixels(ofEach: names.map(path))
    }

    /// Paths whose bytes differ between two output folders, the state of the runs left out.
    func differences(from other: Results) throws -> [String] {
        try tree.differences(from: other.tree).filter { !$0.hasPrefix(".thumbgen/") }
    }

    /// Is it the run's own rather than a thumbnail?
    private static func isOfRun(_ path: [UInt8]) -> Bool {
        [Array("manifest.json".utf8), Array("index.html".utf8)].contains(path)
            || path.starts(with: ".thumbgen/".utf8) || path.starts(with: "gallery/".utf8)
    }

    private static func name(of path: [UInt8]) -> ArraySlice<UInt8> {
        path[((path.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1)...]
    }
}
