/// A photo as the manifest tells of it.
package struct ManifestPhoto: Codable, Hashable, Sendable {
    /// A short name that stays the same while the photo keeps its path.
    package var id: String
    /// The path below the input, in the reversible text form of `BytePath.text`.
    package var source: String
    /// The folder of the photo, empty for the input itself.
    package var album: String
    /// Upright pixels of the original.
    package var width: Int
    package var height: Int
    /// When it was taken, ISO 8601, with offset when known.
    package var captured: String?
    /// The tag that said so.
    package var capturedTag: String?
    /// Maker and model.
    package var camera: String?
    /// Where it was taken; only on request.
    package var location: ManifestLocation?
    /// What shows until the thumbnail is there.
    package var placeholder: ManifestPlaceholder?
    /// The cell's place in the grid, in points.
    package var frame: ManifestFrame
    /// The files made of it.
    package var renditions: [ManifestRendition]
}
