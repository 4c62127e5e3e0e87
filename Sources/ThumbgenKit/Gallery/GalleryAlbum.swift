import ThumbnailModel

/// A folder of photos as the page knows it.
struct GalleryAlbum: Encodable, Sendable {
    /// The folder, in the reversible text form; empty for the input itself. What the page's address names it by.
    let path: String
    /// The folder as a person may see it.
    let name: String
    /// Its first photo.
    let cover: GalleryPhoto
    /// How many photos it has.
    private(set) var count = 0
    /// Which ones: first, how many, first, how many …; photos of a folder mostly follow one another.
    private(set) var runs: [Int] = []

    init(path: String, cover: GalleryPhoto) {
        self.path = path
        name = BytePath(text: path).display
        self.cover = cover
    }

    /// Takes up the photo of a number, later than all before.
    mutating func append(_ number: Int) {
        count += 1
        if runs.count >= 2, runs[runs.count - 2] + runs[runs.count - 1] == number {
            runs[runs.count - 1] += 1
        } else {
            runs += [number, 1]
        }
    }
}
