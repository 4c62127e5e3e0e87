/// What shows of a photo before its thumbnail does.
package struct ManifestPlaceholder: Codable, Hashable, Sendable {
    /// The dominant colour, `#rrggbb`.
    package var color: String
    /// The ThumbHash, base64.
    package var thumbhash: String
}
