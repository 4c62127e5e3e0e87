import Foundation
import TestSupport
import Testing

/// Where photos were taken is told on request only.
@Suite struct LocationTests {
    private func workspace() throws -> Workspace {
        let workspace = try Workspace()
        let exif = EXIFBlock(
            main: [.artist("Ada Artist")],
            gps: [
                .latitudeReference("S"), .latitude([(33, 1), (27, 1), (123408, 10000)]),
                .longitudeReference("W"), .longitude([(70, 1), (39, 1), (0, 1)]),
            ]
        )
        try workspace.add(Pictures.jpeg(exif), as: "a.jpg")
        try workspace.add(Pictures.plain([1, 2, 3]), as: "b.png")
        return workspace
    }

    /// Whether any file of an output folder, the state included, holds the latitude: as text, or by its bits.
    private func holdsPlace(_ results: Results) throws -> Bool {
        let latitude = -(33 + 27 / 60.0 + 12.3408 / 3600)
        let bits = withUnsafeBytes(of: latitude.bitPattern.littleEndian) { Array($0.prefix(8)) }
        // The last bits depend on how the fraction was summed up.
        let forms = [Array("33.45".utf8), Array(bits.suffix(6))]
        return try results.tree.entries.filter { $0.kind == .file }.contains { entry in
            let content = Data(try File.read(results.path(entry.path)))
            return forms.contains { content.range(of: Data($0)) != nil }
        }
    }

    @Test("with the flag the place is in manifest, page and map")
    func onRequest() throws {
        let workspace = try workspace()
        #expect(try workspace.thumbgen("--location").ending == .exited(0))
        let results = try workspace.results()
        let photos = try results.manifest.photos
        let place = try #require(photos.first { $0.source == "a.jpg" }?.location)
        #expect(abs(place.latitude + 33.453428) < 1e-6 && abs(place.longitude + 70.65) < 1e-6)
        #expect(photos.first { $0.source == "b.png" }?.location == nil)
        let map = try #require(
            JSONSerialization.jsonObject(with: Data(results.read("locations.geojson"))) as? [String: Any]
        )
        #expect(map["type"] as? String == "FeatureCollection")
        #expect((map["features"] as? [Any])?.count == 1)
        #expect(try holdsPlace(results))
    }

    @Test("without it nothing holds the place, the state included; nor once it is taken back")
    func never() throws {
        let workspace = try workspace()
        #expect(try workspace.thumbgen().ending == .exited(0))
        #expect(try !holdsPlace(workspace.results()))
        #expect(try workspace.thumbgen("--location").ending == .exited(0))
        #expect(try holdsPlace(workspace.results()))
        #expect(try workspace.thumbgen("--prune").ending == .exited(0))
        #expect(try !holdsPlace(workspace.results()))
    }
}
