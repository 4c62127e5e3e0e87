import ThumbnailModel

/// One decode of a photo and all that hangs on it.
struct PlannedDecode: Sendable {
    /// The decode stage's name.
    let stage: String
    /// The upright size of the original.
    let source: PixelSize
    /// What is made of the decoded picture itself.
    var results: PlannedResults

    /// What contact sheets show of the decoded picture itself.
    var shown: [RenditionGeometry] = []

    /// What the results together need of the decode; nil where nothing is to be made.
    var demand: DecodeDemand? {
        let whole = results.encodings.isEmpty ? [] : [RenditionGeometry(unchanged: source)]
        return DecodeDemand(results.images.map(\.geometry) + whole + shown, source: source)
    }
}
