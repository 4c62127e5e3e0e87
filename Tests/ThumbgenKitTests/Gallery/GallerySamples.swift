import ThumbnailModel

@testable import ThumbgenKit

extension ManifestRendition {
    /// A file so many pixels across, and as many down where not said otherwise.
    static func cell(
        _ scale: Double,
        _ width: Int,
        _ height: Int? = nil,
        path: String = "a@1x.jpg",
        stage: String = "cells",
        format: String = "jpeg",
        enlarged: Bool = false
    ) -> ManifestRendition {
        ManifestRendition(
            path: path,
            stage: stage,
            scale: scale,
            width: width,
            height: height ?? width,
            format: format,
            bytes: 1,
            hash: "",
            enlarged: enlarged,
            crop: ManifestFrame(Rect(x: 0, y: 0, width: 1, height: 1))
        )
    }
}

extension ManifestPhoto {
    /// A photo with one file.
    static func sample(_ source: String, captured: String? = nil, camera: String? = nil, rendition path: String? = nil)
        -> ManifestPhoto
    {
        ManifestPhoto(
            id: "id-\(source)",
            source: source,
            album: BytePath(text: source).parent.text,
            width: 4000,
            height: 3000,
            captured: captured,
            camera: camera,
            frame: ManifestFrame(Grid().frame(at: 0)),
            renditions: [.cell(1, 129, path: path ?? source)]
        )
    }
}

extension GalleryPage {
    /// The files of a page, as text, by path.
    func files(_ photos: some Sequence<ManifestPhoto>) throws -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: try built(photos).map { ($0.path.text, String(decoding: $0.bytes, as: UTF8.self)) }
        )
    }

    /// The files of a page in the order they are made.
    func built(_ photos: some Sequence<ManifestPhoto>) throws -> [GalleryFile] {
        var builder = GalleryBuilder(self)
        return try photos.compactMap { try builder.append($0) } + builder.finish()
    }

    /// A page of the usual grid.
    static func sample(
        title: String = "Photos",
        sortedByCapture: Bool = false,
        preselect: [String]? = nil,
        path: String = "index.html"
    ) -> GalleryPage {
        GalleryPage(
            title: title,
            grid: ManifestGrid(Grid(), count: 3),
            sortedByCapture: sortedByCapture,
            preselect: preselect,
            path: BytePath(path)
        )
    }
}
