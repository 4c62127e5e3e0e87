import FileSystem
import ThumbnailModel

/// The places of the photos as GeoJSON (RFC 7946), for maps.
struct LocationMap {
    /// The file's place, beside the manifest.
    static let path = BytePath("locations.geojson")

    /// Tells the file's bytes: the photos whose place is known, in their order, a line each.
    func tell(_ photos: PublishedPhotos, to file: inout FileEdition) throws {
        var lines = JSONLines()
        try file.append(Array("{\n\"features\": ".utf8))
        try photos.forEach { photo in
            let feature = Feature(ManifestPhoto(photo, withLocation: true))
            if let feature { try lines.append(feature, to: &file) }
        }
        try lines.end(in: &file)
        try file.append(Array(",\n\"type\": \"FeatureCollection\"\n}\n".utf8))
    }

    private struct Feature: Encodable {
        let type = "Feature"
        let geometry: Geometry
        let properties: Properties

        init?(_ photo: ManifestPhoto) {
            guard let location = photo.location else { return nil }
            geometry = Geometry(
                coordinates: [location.longitude, location.latitude] + [location.altitude].compactMap(\.self)
            )
            properties = Properties(id: photo.id, source: photo.source, captured: photo.captured)
        }
    }

    private struct Geometry: Encodable {
        let type = "Point"
        /// East, north, up, as the format wants it.
        let coordinates: [Double]
    }

    private struct Properties: Encodable {
        let id: String
        let source: String
        let captured: String?
    }
}
