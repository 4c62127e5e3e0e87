import Glibc
import FileSystem
import ThumbnailModel

/// A shell pattern for relative paths: `*` and `?` stay within a name, `**` stands for any number of folders, and a
/// pattern without a slash is about the name alone.
struct GlobPattern: Sendable {
    private let components: [BytePath]

    init(_ text: String) {
        let parts = BytePath(text).components
        components = parts.count == 1 ? [BytePath("**")] + parts : parts
    }

    /// Whether the pattern describes a path.
    func matches(_ path: BytePath) -> Bool {
        GlobPattern.matches(components[...], path.components[...])
    }

    private static func matches(_ pattern: ArraySlice<BytePath>, _ path: ArraySlice<BytePath>) -> Bool {
        guard let first = pattern.first else { return path.isEmpty }
        if first == BytePath("**") {
            return matches(pattern.dropFirst(), path) || (!path.isEmpty && matches(pattern, path.dropFirst()))
        }
        guard let name = path.first else { return false }
        let fits = first.withCString { glob in name.withCString { fnmatch(glob, $0, 0) == 0 } }
        return fits && matches(pattern.dropFirst(), path.dropFirst())
    }
}
