package import ThumbnailModel

/// What kinds of photos a run met.
package struct PhotoFigures: Hashable, Sendable, Encodable {
    /// Photos of each format, by its name.
    package var formats: [String: Int] = [:]
    /// Photos of each embedded colour profile, by its name. All but sRGB are converted, unless the gamut is kept.
    package var profiles: [String: Int] = [:]
    /// Photos without a profile, which count as sRGB.
    package var withoutProfile = 0
    /// Photos without a time of capture.
    package var undated = 0
    /// Photos whose thumbnails were made from a preview in the file.
    package var fromPreviews = 0

    /// The figures of no photos.
    package init() {}

    /// Counts a photo.
    package mutating func add(_ metadata: PhotoMetadata, isFromPreview: Bool = false) {
        formats[metadata.format.rawValue, default: 0] += 1
        if let profile = metadata.profile { profiles[profile, default: 0] += 1 } else { withoutProfile += 1 }
        if metadata.captured == nil { undated += 1 }
        if isFromPreview { fromPreviews += 1 }
    }

    /// A line each of what there is, in a fixed order.
    package var lines: [String] {
        let counted = [
            (withoutProfile, "without a colour profile"), (undated, "without a time of capture"),
            (fromPreviews, "from a preview"),
        ]
        return [("format", formats), ("profile", profiles)].flatMap { name, counts in
            counts.sorted { $0.key < $1.key }.map { "\(name) \($0.key): \(Plural.photos($0.value))" }
        } + counted.filter { $0.0 > 0 }.map { "\($0.1): \(Plural.photos($0.0))" }
    }
}
