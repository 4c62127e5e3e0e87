import ThumbnailModel

/// One decode of a photo and all that hangs on it.
struct PlannedDecode: Sendable {
    /// The decode stage's name.
    let stage: String
    /// The upright size of the original.
    let source: PixelSize
    /// What is made of the decoded picture itself.
    var results: PlannedResults
    /// What all results together need of the decode, wanted or not, so that a file does not depend on which others are
    /// made with it; nil where the pipeline makes nothing of it.
    let demand: DecodeDemand?

    /// The decode of a picture of an upright size, of which contact sheets show some renditions as well.
    init(stage: String, source: PixelSize, results: PlannedResults, shown: [RenditionGeometry] = []) {
        self.stage = stage
        self.source = source
        self.results = results
        let whole = results.encodings.isEmpty ? [] : [RenditionGeometry(unchanged: source)]
        demand = DecodeDemand(results.images.map(\.geometry) + whole + shown, source: source)
    }
}
