package import ThumbnailModel

/// What a walk over the inputs found.
package struct Discovery: Sendable {
    /// The candidates, ordered by relative path.
    var photos = PackedArray<SourcePhoto>()
    /// How many other files were passed over: no picture by their name, or kept out by a pattern.
    package var passedOver = 0
    /// Links that lead nowhere, or where they may not lead.
    package var skippedLinks: [BytePath] = []
    /// Folders that could not be read.
    package var failures: [PhotoFailure] = []

    /// Adds what was found elsewhere.
    mutating func add(_ other: Discovery) {
        photos.append(contentsOf: other.photos)
        passedOver += other.passedOver
        skippedLinks += other.skippedLinks
        failures += other.failures
    }
}
