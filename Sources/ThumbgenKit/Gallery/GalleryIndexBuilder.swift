import ThumbnailModel

/// Collects the index of a page while its photos go by.
struct GalleryIndexBuilder {
    /// Photos taken up so far.
    private(set) var count = 0

    private let page: GalleryPage
    private let wanted: [BytePath: Int]
    private var chosen: [Int: String] = [:]
    private var albums: [String: GalleryAlbum] = [:]
    private var months: [GalleryIndex.Month] = []
    private var edition = FNV1a()

    init(_ page: GalleryPage) {
        self.page = page
        let sources = (page.preselect ?? []).enumerated().map { (BytePath(text: $1), $0) }
        wanted = Dictionary(sources, uniquingKeysWith: { first, _ in first })
    }

    /// Takes up the next photo, `entry` being what the page shows of it.
    mutating func append(_ photo: ManifestPhoto, _ entry: GalleryPhoto) {
        albums[photo.album, default: GalleryAlbum(path: photo.album, cover: entry)].append(count)
        if let place = wanted[BytePath(text: photo.source)] { chosen[place] = photo.source }
        let month = String((photo.captured ?? "").prefix(7))
        if page.sortedByCapture, months.last?.month != month {
            months.append(GalleryIndex.Month(month: month, start: count))
        }
        edition.combine(photo.source)
        count += 1
    }

    /// The index of what was taken up.
    var index: GalleryIndex {
        GalleryIndex(
            title: page.title,
            grid: page.grid,
            count: count,
            albums: albums.values.sorted { BytePath(text: $0.path) < BytePath(text: $1.path) },
            months: months,
            preselect: chosen.sorted { $0.key < $1.key }.map(\.value),
            edition: edition.text
        )
    }
}
