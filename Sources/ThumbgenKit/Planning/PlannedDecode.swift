import ThumbnailModel

/// One decode of a photo and all that hangs on it.
struct PlannedDecode: Sendable {
    /// The decode stage's name.
    let stage: String
    /// What the renditions together need; nil where nothing is to be made.
    let demand: DecodeDemand?
    /// What is made of the decoded picture itself.
    let results: PlannedResults
}
