package import ThumbnailModel

/// What kinds of photos a run met.
package struct PhotoFigures: Hashable, Sendable, Encodable {
    /// Photos of each format, by its name.
    package var formats: [String: Int] = [:]
    /// Photos of each embedded colour profile, by its name, whether it was used or not.
    package var profiles: [String: Int] = [:]
    /// Photos without a profile, which count as sRGB.
    package var withoutProfile = 0
    /// Photos that their embedded profile converted to sRGB: neither those whose profile is sRGB, does not fit their
    /// channels or is damaged, nor those that keep it.
    package var profilesConverted = 0
    /// Photos with colours outside sRGB.
    package var clippedGamut = ClippedGamut()
    /// Photos without a time of capture.
    package var undated = 0
    /// Photos whose thumbnails were made from a preview in the file.
    package var fromPreviews = 0

    /// The figures of no photos.
    package init() {}

    /// Counts a photo.
    ///
    /// - Parameter clippedGamut: the share of its pixels that was clipped to sRGB, 0 to 1; nil where no embedded profile
    ///   converted it.
    package mutating func add(_ metadata: PhotoMetadata, isFromPreview: Bool = false, clippedGamut share: Double? = nil)
    {
        formats[metadata.format.rawValue, default: 0] += 1
        if let profile = metadata.profile { profiles[profile, default: 0] += 1 } else { withoutProfile += 1 }
        if let share {
            profilesConverted += 1
            clippedGamut.add(share)
        }
        if metadata.captured == nil { undated += 1 }
        if isFromPreview { fromPreviews += 1 }
    }

    /// A line each of what there is, in a fixed order.
    package var lines: [String] {
        let counted = [
            (profilesConverted, "converted by a profile"), (withoutProfile, "without a colour profile"),
            (undated, "without a time of capture"),
            (fromPreviews, "from a preview"),
        ]
        let clipped = clippedGamut.photos > 0 ? ["with colours outside sRGB: \(clippedGamut.text)"] : []
        return [("format", formats), ("profile", profiles)].flatMap { name, counts in
            counts.sorted { $0.key < $1.key }.map { "\(name) \($0.key): \(Plural.photos($0.value))" }
        } + counted.filter { $0.0 > 0 }.map { "\($0.1): \(Plural.photos($0.0))" } + clipped
    }
}
