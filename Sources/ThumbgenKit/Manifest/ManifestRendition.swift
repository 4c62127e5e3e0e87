/// A written file of a photo.
package struct ManifestRendition: Codable, Hashable, Sendable {
    /// The file's path below the output folder, in the reversible text form of `BytePath.text`.
    package var path: String
    /// The name of the stage that made its pixels.
    package var stage: String
    /// Pixels a point.
    package var scale: Double
    /// Pixels across and down.
    package var width: Int
    package var height: Int
    /// The file's format.
    package var format: String
    /// Bytes in the file.
    package var bytes: Int
    /// XXH3-128 of the file, hexadecimal.
    package var hash: String
    /// Whether its pixels outnumber those of the original.
    package var enlarged: Bool
    /// True where a preview inside the file was read instead of its full picture; else absent.
    package var preview: Bool?
    /// The part of the upright original that shows, 0 to 1.
    package var crop: ManifestFrame
}
