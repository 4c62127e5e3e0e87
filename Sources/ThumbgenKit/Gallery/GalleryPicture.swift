import ThumbnailModel

/// One picture in one format, in one or several densities.
struct GalleryPicture: Encodable, Sendable {
    /// Its media type.
    var type: String
    /// From the least dense on.
    var files: [File]

    struct File: Encodable, Sendable {
        /// The link from the page, percent-encoded.
        var url: String
        /// Pixels a point, in a cell of the grid's own size.
        var density: Double
        var width: Int
        var height: Int
    }

    init(_ candidates: [GalleryRenditions.Candidate], links: GalleryLinks) {
        type = "image/\(candidates.first?.rendition.format ?? "")"
        files = candidates.map { candidate in
            File(
                url: links.url(of: BytePath(text: candidate.rendition.path)),
                density: candidate.density,
                width: candidate.rendition.width,
                height: candidate.rendition.height
            )
        }
    }
}
