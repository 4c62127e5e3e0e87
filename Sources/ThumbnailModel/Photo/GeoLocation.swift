/// Where a photo was taken, in degrees of WGS 84.
package struct GeoLocation: Hashable, Sendable {
    /// Degrees north, -90 to 90.
    package var latitude: Double
    /// Degrees east, -180 to 180.
    package var longitude: Double
    /// Metres above sea level; nil when unknown.
    package var altitude: Double?

    /// A place; nil where a coordinate is out of its range.
    package init?(latitude: Double, longitude: Double, altitude: Double? = nil) {
        guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
        self.latitude = latitude
        self.longitude = longitude
        self.altitude = altitude
    }
}
