package import ThumbnailModel

/// The page people look at: a static shell, its style and script, and what it shows as data scripts of some hundred photos
/// each, so that a page of many thousand photos opens with the first of them. It works from a folder as from a server.
package struct GalleryPage: Sendable {
    /// The page's title.
    package var title: String
    /// The grid all cells lie in.
    package var grid: ManifestGrid
    /// Whether the photos come in order of capture, so that months stand between them.
    package var sortedByCapture: Bool
    /// Sources the page opens with as chosen, in this order, in the reversible text form of `BytePath.text`; nil for none.
    package var preselect: [String]?
    /// The page's place below the output folder.
    package var path: BytePath

    /// Photos in one data script.
    static let chunkSize = 500

    /// A page of these traits.
    package init(
        title: String,
        grid: ManifestGrid,
        sortedByCapture: Bool = false,
        preselect: [String]? = nil,
        path: BytePath = BytePath("index.html")
    ) {
        self.title = title
        self.grid = grid
        self.sortedByCapture = sortedByCapture
        self.preselect = preselect
        self.path = path
    }
}
