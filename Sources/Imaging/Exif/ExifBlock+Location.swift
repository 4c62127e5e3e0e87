import ThumbnailModel

extension ExifBlock {
    /// Where the photo was taken; nil unless both coordinates and both hemispheres are there: a guessed hemisphere is worse
    /// than no place.
    var location: GeoLocation? {
        guard let latitude = coordinate(.latitude, .latitudeRef, positive: "N", negative: "S"),
            let longitude = coordinate(.longitude, .longitudeRef, positive: "E", negative: "W")
        else { return nil }
        return GeoLocation(latitude: latitude, longitude: longitude, altitude: altitude)
    }

    private func coordinate(
        _ field: ExifField,
        _ reference: ExifField,
        positive: Character,
        negative: Character
    ) -> Double? {
        guard let parts = rationals(field), parts.count <= 3, let hemisphere = text(reference)?.uppercased().first
        else {
            return nil
        }
        // Degrees, minutes, seconds.
        let degrees = zip(parts, [1, 60, 3600]).reduce(0) { $0 + $1.0 / $1.1 }
        switch hemisphere {
        case positive: return degrees
        case negative: return -degrees
        default: return nil
        }
    }

    /// Metres above the sea; a reference of 1 means below.
    private var altitude: Double? {
        guard let metres = rationals(.altitude)?.first else { return nil }
        return byte(.altitudeRef) == 1 ? -metres : metres
    }
}
