/// How far a run has come.
package struct ProgressCount: Hashable, Sendable {
    /// Photos of the run.
    package var photos = 0
    /// Pixels of all photos.
    package var pixels = 0
    /// Photos done with, in whatever way.
    package var photosDone = 0
    /// Pixels of photos done with.
    package var pixelsDone = 0
    /// Pixels of photos that took work: those that were up to date tell nothing about its speed.
    package var pixelsWorked = 0
    /// Photos that failed.
    package var failed = 0

    /// Nothing to do and nothing done.
    package init() {}

    /// Counts one photo.
    mutating func add(_ result: PhotoRecord.Status, pixels: Int) {
        photosDone += 1
        pixelsDone += pixels
        switch result {
        case .written: pixelsWorked += pixels
        case .upToDate: break
        case .failed: failed += 1
        }
    }

    /// The part that is done, 0 to 1, by pixels where they are known.
    package var fraction: Double {
        let (done, all) = pixels > 0 ? (pixelsDone, pixels) : (photosDone, photos)
        return all > 0 ? min(1, Double(done) / Double(all)) : 0
    }

    /// Photos a second after so long.
    package func rate(after elapsed: Duration) -> Double {
        elapsed > .zero ? Double(photosDone) / (elapsed / .seconds(1)) : 0
    }

    /// How long the rest takes at the speed so far; nil while there is none.
    package func remaining(after elapsed: Duration) -> Duration? {
        guard pixelsWorked > 0, pixels >= pixelsDone else { return nil }
        return elapsed * (Double(pixels - pixelsDone) / Double(pixelsWorked))
    }
}
