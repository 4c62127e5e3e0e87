/// The parts of the page that are the same for all photos; their sources lie in `Assets/`.
enum GalleryAssets {
    /// The page's script: one file a concept, in the order of their needs, with nothing left in the global scope.
    static let script: [UInt8] = {
        let parts = [
            PackageResources.thumbhash_js, PackageResources.photos_js, PackageResources.months_js,
            PackageResources.layout_js, PackageResources.selection_js, PackageResources.picture_js,
            PackageResources.cell_js, PackageResources.grid_js, PackageResources.albums_js,
            PackageResources.viewer_js, PackageResources.page_js,
        ]
        return Array("\"use strict\";\n(() => {\n".utf8) + parts.joined(separator: Array("\n".utf8))
            + Array("})();\n".utf8)
    }()

    /// The page itself.
    static func shell(title: String, links: GalleryLinks, hasPhotos: Bool) -> [UInt8] {
        var scripts = [links.index, links.script]
        if hasPhotos { scripts.insert(links.chunk(0), at: 1) }
        let values = [
            "title": XMLText.escaped(title),
            "style": XMLText.escaped(links.url(of: links.style)),
            "icon": XMLText.escaped(links.url(of: links.icon)),
            "scripts": scripts.map { "<script defer src=\"\(XMLText.escaped(links.url(of: $0)))\"></script>" }
                .joined(separator: "\n    "),
        ]
        return PageTemplate(text: PackageResources.page_html).filled(with: values)
    }
}
