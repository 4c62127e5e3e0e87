import Foundation
import Testing
import ThumbnailModel

@testable import ThumbgenKit

/// Writes the pages that the browser tests of this package open; they make the pictures and a description of the photos, name the
/// folder in `THUMBGEN_GALLERY_FIXTURES` and run this test.
@Suite struct GalleryFixtures {
    struct Fixture: Decodable {
        var title: String
        var columns: Int
        var spacing: Double
        var width: Double
        var inset: Double
        var aspect: Double
        var sortedByCapture: Bool
        var preselect: [String]?
        var photos: [Photo]

        struct Photo: Decodable {
            var id: String
            var source: String
            var album: String
            var captured: String?
            var camera: String?
            var location: ManifestLocation?
            var placeholder: ManifestPlaceholder?
            var renditions: [ManifestRendition]
        }
    }

    static let folder = ProcessInfo.processInfo.environment["THUMBGEN_GALLERY_FIXTURES"].map(URL.init(fileURLWithPath:))

    @Test(.enabled(if: folder != nil, "THUMBGEN_GALLERY_FIXTURES names no folder"))
    func writesPagesOfFixtures() throws {
        let root = try #require(Self.folder)
        let folders = try FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)
        for folder in folders where FileManager.default.fileExists(atPath: folder.path + "/fixture.json") {
            try write(folder)
        }
    }

    private func write(_ folder: URL) throws {
        let fixture = try JSONDecoder().decode(
            Fixture.self,
            from: Data(contentsOf: folder.appendingPathComponent("fixture.json"))
        )
        let grid = Grid(
            columns: fixture.columns,
            spacing: fixture.spacing,
            width: fixture.width,
            inset: fixture.inset,
            aspect: fixture.aspect
        )
        let photos = fixture.photos.enumerated().map { index, photo in
            ManifestPhoto(
                id: photo.id,
                source: photo.source,
                album: photo.album,
                width: 4000,
                height: 3000,
                captured: photo.captured,
                camera: photo.camera,
                location: photo.location,
                placeholder: photo.placeholder,
                frame: ManifestFrame(grid.frame(at: index)),
                renditions: photo.renditions
            )
        }
        let page = GalleryPage(
            title: fixture.title,
            grid: ManifestGrid(grid, count: photos.count),
            sortedByCapture: fixture.sortedByCapture,
            preselect: fixture.preselect
        )
        for made in try page.built(photos) {
            let file = folder.appendingPathComponent(made.path.text)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(made.bytes).write(to: file)
        }
        let manifest = Manifest(grid: page.grid, photos: photos)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        try encoder.encode(manifest).write(to: folder.appendingPathComponent("manifest.json"))
    }

    private struct Manifest: Encodable {
        var grid: ManifestGrid
        var photos: [ManifestPhoto]
    }
}
