import Foundation
import Testing
import ThumbnailModel

@testable import ThumbgenKit

@Suite struct GalleryPageTests {
    @Test func makesOneFolderBesideThePageAndThePageLast() throws {
        let paths = try GalleryPage.sample().built([.sample("a.jpg")]).map(\.path.text)
        #expect(
            paths == [
                "gallery/photos-0000.js", "gallery/index.js", "gallery/page.css", "gallery/icon.svg", "gallery/page.js",
                "index.html",
            ]
        )
    }

    @Test func sameInputsGiveSameBytes() throws {
        let photos = (0..<30).map { ManifestPhoto.sample("\($0 % 7)/\($0).jpg", captured: "2024-05-06T07:08:09") }
        let page = GalleryPage.sample(sortedByCapture: true, preselect: ["3/3.jpg", "1/1.jpg"])
        #expect(try page.files(photos) == page.files(photos))
    }

    @Test(arguments: [(0, 0), (1, 1), (500, 1), (501, 2), (1000, 2)])
    func cutsPhotosIntoChunks(count: Int, chunks: Int) throws {
        let files = try GalleryPage.sample().files((0..<count).lazy.map { .sample("\($0).jpg") })
        #expect(files.keys.filter { $0.hasPrefix("gallery/photos-") }.count == chunks)
        let last = try files["gallery/photos-000\(max(chunks - 1, 0)).js"].map(ChunkText.init)
        #expect((last?.photos.count ?? 0) == (count == 0 ? 0 : (count - 1) % 500 + 1))
        #expect(try IndexText(files).json["count"] as? Int == count)
        #expect(try #require(files["index.html"]).contains("photos-0000.js") == (count > 0))
    }

    @Test func handsOutChunksBeforeLaterPhotosAreMade() throws {
        var builder = GalleryBuilder(.sample())
        let full = try (1...1200).filter { try builder.append(.sample("\($0).jpg")) != nil }
        #expect(full == [500, 1000])
        #expect(try builder.finish().map(\.path.text).first == "gallery/photos-0002.js")
    }

    @Test func listsAlbumsInOrderOfTheirPathsWithCoversAndRuns() throws {
        let photos = ["b/1.jpg", "b/2.jpg", "a/3.jpg", "b/4.jpg", "5.jpg"].map { ManifestPhoto.sample($0) }
        let albums = try #require(IndexText(GalleryPage.sample().files(photos)).json["albums"] as? [[String: Any]])
        #expect(albums.map { $0["path"] as? String } == ["", "a", "b"])
        #expect(albums.map { $0["count"] as? Int } == [1, 1, 3])
        #expect(albums.map { $0["runs"] as? [Int] } == [[4, 1], [2, 1], [0, 2, 3, 1]])
        #expect(albums.map { ($0["cover"] as? [String: Any])?["name"] as? String } == ["5.jpg", "3.jpg", "1.jpg"])
    }

    @Test func marksMonthsOnlyInOrderOfCapture() throws {
        let photos = ["2024-05-31T23:59:59", "2024-05-01T00:00:00", "2023-12-24T18:00:00", nil]
            .map { ManifestPhoto.sample("a.jpg", captured: $0) }
        let sorted = try IndexText(GalleryPage.sample(sortedByCapture: true).files(photos))
        let months = try #require(sorted.json["months"] as? [[String: Any]])
        #expect(months.map { $0["month"] as? String } == ["2024-05", "2023-12", ""])
        #expect(months.map { $0["start"] as? Int } == [0, 2, 3])
        #expect(try (IndexText(GalleryPage.sample().files(photos)).json["months"] as? [Any])?.isEmpty == true)
    }

    @Test func preselectsWhatIsThereInTheGivenOrder() throws {
        let photos = ["a.jpg", "b.jpg", "caf%E9.jpg"].map { ManifestPhoto.sample($0) }
        let page = GalleryPage.sample(preselect: ["caf%e9.jpg", "gone.jpg", "a.jpg", "a.jpg"])
        #expect(try IndexText(page.files(photos)).json["preselect"] as? [String] == ["caf%E9.jpg", "a.jpg"])
    }

    @Test func allowsOnlyFilesOfItsOwnPlace() throws {
        let html = try #require(GalleryPage.sample().files([.sample("a.jpg")])["index.html"])
        #expect(
            html.contains(
                """
                content="default-src 'none'; img-src 'self'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'"
                """
            )
        )
        #expect(!html.contains("://"))
        #expect(!html.contains("<script>"))
        #expect(!html.contains("style="))
    }

    @Test func escapesItsTitle() throws {
        let html = try #require(
            GalleryPage.sample(title: "</title><script>\"{{style}}\" & more").files([])["index.html"]
        )
        #expect(html.contains("<title>&lt;/title&gt;&lt;script&gt;&quot;{{style}}&quot; &amp; more</title>"))
    }

    @Test func keepsMarkupOutOfItsData() throws {
        let hostile = "</script><!--\u{2028}\"\\\u{1}&'"
        let files = try GalleryPage.sample().files([.sample("\(hostile)/\(hostile).jpg", camera: hostile)])
        let chunk = try #require(files["gallery/photos-0000.js"])
        #expect(chunk.allSatisfy { !"<>&\u{2028}".contains($0) })
        #expect(try ChunkText(chunk).photos.first?["camera"] as? String == hostile)
        #expect(try #require(files["gallery/index.js"]).allSatisfy { !"<>&\u{2028}".contains($0) })
    }

    @Test func showsNamesWithoutControlCharactersAndKeepsSourcesAsTheyAre() throws {
        let source = "x/a\nb\u{202E}c%FF.jpg"
        let photo = try #require(
            ChunkText(GalleryPage.sample().files([.sample(source)])["gallery/photos-0000.js"]).photos.first
        )
        #expect(photo["source"] as? String == source)
        #expect(photo["name"] as? String == "a%0Ab%E2%80%AEc%FF.jpg")
    }

    @Test func leavesPlacesOutUnlessTheyAreGiven() throws {
        var photo = ManifestPhoto.sample("a.jpg")
        #expect(try !#require(GalleryPage.sample().files([photo])["gallery/photos-0000.js"]).contains("latitude"))
        photo.location = ManifestLocation(latitude: 1.5, longitude: 2.5)
        #expect(try #require(GalleryPage.sample().files([photo])["gallery/photos-0000.js"]).contains("latitude"))
    }
}

/// The photos of a chunk's script.
private struct ChunkText {
    var photos: [[String: Any]]

    init(_ script: String?) throws {
        let script = try #require(script)
        let opening = try #require(script.range(of: ".push("))
        let closing = try #require(script.range(of: ");\n", options: .backwards))
        let data = try JSONSerialization.jsonObject(with: Data(script[opening.upperBound..<closing.lowerBound].utf8))
        photos = try #require((data as? [Any])?.last as? [[String: Any]])
    }
}

/// The index of a page.
private struct IndexText {
    var json: [String: Any]

    init(_ files: [String: String]) throws {
        let script = try #require(files["gallery/index.js"])
        let data = Data(script.dropFirst("self.thumbgenIndex = ".count).dropLast(2).utf8)
        json = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    }
}
