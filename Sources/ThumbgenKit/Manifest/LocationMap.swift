import ThumbnailModel

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The places of the photos as GeoJSON (RFC 7946), for maps.
struct LocationMap: Encodable {
    private let type = "FeatureCollection"
    private let features: [Feature]

    /// The file's place, beside the manifest.
    static let path = BytePath("locations.geojson")

    /// The photos whose place is known, in their order.
    init(_ photos: [ManifestPhoto]) {
        features = photos.compactMap(Feature.init)
    }

    /// The file's bytes.
    func encoded() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try Array(encoder.encode(self)) + Array("\n".utf8)
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
