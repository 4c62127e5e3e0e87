import StateStore
import ThumbnailModel

/// The photos that have a place in the grid, in their order. What stands of each is read from the state when its turn comes,
/// so that memory does not grow with the library.
struct PublishedPhotos {
    private let prepared: RunPreparation
    private let tallies: [PhotoTally]
    private let grid: Grid
    /// How many there are.
    let count: Int

    /// The photos of a library as a run left them.
    init(_ prepared: RunPreparation, _ tallies: [PhotoTally], grid: Grid) {
        self.prepared = prepared
        self.tallies = tallies
        self.grid = grid
        count = tallies.count(where: \.hasPlace)
    }

    /// Calls a function with each photo.
    ///
    /// - Throws: `StateStoreError`, and what the function throws.
    func forEach(_ body: (PublishedPhoto) throws -> Void) throws {
        var place = 0
        for (index, tally) in tallies.enumerated() where tally.hasPlace {
            let plan = prepared.plan(index)
            let thumbnails = try prepared.history.thumbnails(of: plan).filter { !tally.missing.contains($0.file.path) }
            let frame = grid.frame(at: place)
            try body(PublishedPhoto(photo: plan.photo, index: index, thumbnails: thumbnails, frame: frame))
            place += 1
        }
    }

    /// The path below its input of the photo at a place in the order.
    func relativePath(at index: Int) -> BytePath { prepared.library.photos.relativePath(at: index) }
}
