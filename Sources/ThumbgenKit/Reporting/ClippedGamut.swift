/// How many photos had colours outside sRGB, and how much of them that was.
package struct ClippedGamut: Hashable, Sendable, Encodable {
    /// Photos with pixels whose colours were clipped.
    package private(set) var photos = 0
    /// The share of their pixels that was clipped, 0 to 1, in the mean of these photos; 0 where there are none.
    package private(set) var meanShare = 0.0

    /// No photos.
    package init() {}

    /// Counts a photo that a share of its pixels was clipped of, 0 to 1.
    package mutating func add(_ share: Double) {
        if share == 0 { return }
        photos += 1
        meanShare += (share - meanShare) / Double(photos)
    }

    /// `3 photos, 12.5 % of their pixels`
    var text: String {
        let thousandths = Int((meanShare * 1000).rounded())
        return "\(Plural.photos(photos)), \(thousandths / 10).\(thousandths % 10) % of their pixels"
    }
}
