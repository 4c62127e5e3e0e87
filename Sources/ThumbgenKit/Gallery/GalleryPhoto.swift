import ThumbnailModel

/// A photo as the page needs it.
struct GalleryPhoto: Encodable, Sendable {
    /// What the page's address names it by.
    var id: String
    /// The path below the input, in the reversible text form, as a selection is written.
    var source: String
    /// The file's name as a person may see it.
    var name: String
    var captured: String?
    var camera: String?
    var location: ManifestLocation?
    var color: String?
    var thumbhash: String?
    /// Whether the pictures do not have the cell's aspect and lie within it.
    var fits: Bool?
    /// What the cell shows, a choice a format.
    var cell: [GalleryPicture]
    /// What the detail view shows, a choice a format.
    var large: [GalleryPicture]

    init(_ photo: ManifestPhoto, grid: ManifestGrid, links: GalleryLinks) {
        let choice = GalleryRenditions(photo.renditions, cell: grid.cell)
        id = photo.id
        source = photo.source
        name = BytePath(text: photo.source).lastComponent.display
        captured = photo.captured
        camera = photo.camera
        location = photo.location
        color = photo.placeholder?.color
        thumbhash = photo.placeholder?.thumbhash
        cell = choice.cell.map { GalleryPicture($0, links: links) }
        large = choice.large.map { GalleryPicture($0, links: links) }
        fits = choice.fits ? true : nil
    }
}
