import ThumbnailModel

/// Makes the files of a page while its photos go by; holds no more than one chunk of photos at a time.
package struct GalleryBuilder {
    private let page: GalleryPage
    private let links: GalleryLinks
    private var index: GalleryIndexBuilder
    private var chunk: [GalleryPhoto] = []

    /// A page without photos.
    package init(_ page: GalleryPage) {
        self.page = page
        links = GalleryLinks(page: page.path)
        index = GalleryIndexBuilder(page)
    }

    /// Takes the next photo; the file of its chunk where that is full. Throws `EncodingError`.
    package mutating func append(_ photo: ManifestPhoto) throws -> GalleryFile? {
        let entry = GalleryPhoto(photo, grid: page.grid, links: links)
        index.append(photo, entry)
        chunk.append(entry)
        return chunk.count == GalleryPage.chunkSize ? try takeChunk() : nil
    }

    /// The files that are left when every photo has gone by, the page itself last. Throws `EncodingError`.
    package mutating func finish() throws -> [GalleryFile] {
        let rest = try chunk.isEmpty ? [] : [takeChunk()]
        let shell = GalleryAssets.shell(title: page.title, links: links, hasPhotos: index.count > 0)
        return try rest + [
            GalleryFile(path: links.index, bytes: ScriptData.index(index.index)),
            GalleryFile(path: links.style, bytes: PackageResources.page_css),
            GalleryFile(path: links.icon, bytes: PackageResources.icon_svg),
            GalleryFile(path: links.script, bytes: GalleryAssets.script),
            GalleryFile(path: page.path, bytes: shell),
        ]
    }

    private mutating func takeChunk() throws -> GalleryFile {
        let number = (index.count - 1) / GalleryPage.chunkSize
        defer { chunk.removeAll(keepingCapacity: true) }
        return GalleryFile(path: links.chunk(number), bytes: try ScriptData.chunk(number, chunk))
    }
}
