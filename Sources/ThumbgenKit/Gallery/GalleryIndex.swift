/// What the page knows from the start: the grid, and of the photos what albums, months and choices need, without their data.
struct GalleryIndex: Encodable, Sendable {
    var title: String
    var grid: ManifestGrid
    /// Photos in one data script.
    var chunkSize = GalleryPage.chunkSize
    /// Photos in all.
    var count: Int
    /// The folders, in the order of their paths.
    var albums: [GalleryAlbum]
    /// Where a month begins, when the photos come in order of capture.
    var months: [Month]
    /// The photos chosen at first, in their order.
    var preselect: [String]
    /// Changes with the list of photos, so that the page knows when to look whether a remembered choice is still there.
    var edition: String

    /// The first photo of a month; `yyyy-MM`, empty for photos without a time.
    struct Month: Encodable, Hashable, Sendable {
        var month: String
        var start: Int
    }
}
