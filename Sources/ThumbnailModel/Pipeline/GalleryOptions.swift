/// The page people look at.
package struct GalleryOptions: Hashable, Sendable {
    /// The page's place below the output folder.
    package var path = "index.html"
    /// The page's title.
    package var title = "Photos"
    /// A file of paths, one a line, that the page opens with as chosen.
    package var preselect: String?

    /// The usual choice: `index.html`.
    package init() {}
}
