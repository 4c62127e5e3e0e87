import Glibc

/// Real photos and odd files that may lie in `shared/` beside the checkout; tests never depend on them.
package enum SharedMaterial {
    /// The folder's path, or nil where there is none.
    package static let path: [UInt8]? = {
        guard let resolved = RepositoryRoot.path("../shared").withCString({ realpath($0, nil) }) else { return nil }
        defer { free(resolved) }
        return Array(String(cString: resolved).utf8)
    }()

    /// The path of `name` in the folder, or nil where there is no such thing.
    package static func path(_ name: String) -> [UInt8]? {
        guard let place = path.map({ $0 + Array("/\(name)".utf8) }), File.exists(place) else { return nil }
        return place
    }
}
