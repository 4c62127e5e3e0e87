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

    /// Hands out each file of the page, path below the output folder and bytes, the page itself last; holds no more than one
    /// chunk of photos at a time. Throws what `emit` does.
    package func render(_ photos: some Sequence<ManifestPhoto>, emit: (BytePath, [UInt8]) throws -> Void) throws {
        let links = GalleryLinks(page: path)
        var builder = GalleryIndexBuilder(self)
        var chunk: [GalleryPhoto] = []

        func flush() throws {
            guard !chunk.isEmpty else { return }
            let number = (builder.count - 1) / GalleryPage.chunkSize
            try emit(links.chunk(number), ScriptData.chunk(number, chunk))
            chunk.removeAll(keepingCapacity: true)
        }
        for photo in photos {
            let entry = GalleryPhoto(photo, grid: grid, links: links)
            builder.append(photo, entry)
            chunk.append(entry)
            if chunk.count == GalleryPage.chunkSize { try flush() }
        }
        try flush()

        try emit(links.index, ScriptData.index(builder.index))
        try emit(links.style, PackageResources.page_css)
        try emit(links.icon, PackageResources.icon_svg)
        try emit(links.script, GalleryAssets.script)
        try emit(path, GalleryAssets.shell(title: title, links: links, hasPhotos: builder.count > 0))
    }
}
