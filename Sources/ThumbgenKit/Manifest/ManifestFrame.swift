package import ThumbnailModel

/// A rectangle of the manifest: points for frames, parts of the picture for crops.
package struct ManifestFrame: Codable, Hashable, Sendable {
    /// From the left.
    package var x: Double
    /// From the top.
    package var y: Double
    /// Across.
    package var width: Double
    /// Down.
    package var height: Double

    /// The rectangle, rounded to a millionth so that it is written alike everywhere.
    package init(_ rect: Rect) {
        x = ManifestFrame.rounded(rect.x)
        y = ManifestFrame.rounded(rect.y)
        width = ManifestFrame.rounded(rect.width)
        height = ManifestFrame.rounded(rect.height)
    }

    private static func rounded(_ value: Double) -> Double {
        (value * 1e6).rounded() / 1e6
    }
}
