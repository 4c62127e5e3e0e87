/// A place in degrees of WGS 84.
package struct ManifestLocation: Codable, Hashable, Sendable {
    /// Degrees north.
    package var latitude: Double
    /// Degrees east.
    package var longitude: Double
    /// Metres above the sea.
    package var altitude: Double?
}
