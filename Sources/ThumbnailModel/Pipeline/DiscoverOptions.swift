/// Which files become photos, and in which order.
package struct DiscoverOptions: Hashable, Sendable {
    /// Globs of which a relative path must match one; empty lets every candidate in.
    package var include: [String] = []
    /// Globs that keep a file or folder out.
    package var exclude: [String] = []
    /// What the order goes by.
    package var sort = SortKey.captured
    /// Which way it goes.
    package var order = SortOrder.descending
    /// Whether links to folders are followed.
    package var followSymlinks = false
    /// Which files count as one photo.
    package var pair = PhotoPairing.none
    /// Formats beyond the usual that are let in: `jp2`, `svg`, `pdf`.
    package var allow: [ImageFormat] = []

    /// The usual choice: every photo, newest first.
    package init() {}
}
