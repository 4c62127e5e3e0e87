import StateStore
import Testing
import ThumbnailModel

@testable import ThumbgenKit

@Suite("Packed lists")
struct PackedArrayTests {
    private func sources(_ paths: String...) -> PackedArray<SourcePhoto> {
        PackedArray(
            paths.map { SourcePhoto(path: BytePath("/in/\($0)"), relativePath: BytePath($0), size: 1, modified: 2) }
        )
    }

    @Test(
        "a source comes back as it was, wherever it lies",
        arguments: [
            ("/in/a/b.jpg", "a/b.jpg"), ("/x/photos/b.jpg", "photos-2/b.jpg"), ("b.jpg", "b.jpg"), ("/a", "b"),
            ("", ""),
            ("jpg", "b.jpg"),
        ]
    )
    func source(_ path: String, _ relative: String) {
        let source = SourcePhoto(
            path: BytePath(path),
            relativePath: BytePath(relative),
            size: .max,
            modified: .min,
            changed: -1,
            inode: .max
        )
        #expect(Array(PackedArray([source])) == [source])
    }

    @Test("bytes that are no text come back")
    func strangePath() {
        let path = BytePath([0xFF, 0x2F, 0x80, 0x0A])
        let source = SourcePhoto(path: path, relativePath: path, size: 0, modified: 0)
        #expect(Array(PackedArray([source])) == [source])
    }

    @Test("a photo comes back with everything that is known of it, and with nothing that is not")
    func photo() throws {
        var metadata = PhotoMetadata(
            format: .heic,
            storedSize: PixelSize(width: 65_535, height: 1),
            orientation: .init(tag: 7)
        )
        (metadata.bands, metadata.bitDepth, metadata.hasAlpha, metadata.isProgressive) = (4, 16, true, true)
        (metadata.profile, metadata.camera, metadata.artist, metadata.copyright) = ("Display P3", "Größe 1", "", "©")
        metadata.captured = CaptureTime(
            year: 1999,
            month: 12,
            day: 31,
            hour: 23,
            minute: 59,
            second: 58,
            fraction: "070",
            offsetMinutes: -570,
            tag: "DateTimeOriginal"
        )
        metadata.location = GeoLocation(latitude: -12.5, longitude: 179.999, altitude: -3.25)
        let source = SourcePhoto(path: BytePath("/in/a.heic"), relativePath: BytePath("a.heic"), size: 9, modified: 8)
        let known = SurveyedPhoto(source: source, metadata: metadata, content: ContentHash(of: [1, 2, 3]))
        let unknown = SurveyedPhoto.sample("b.jpg")
        #expect(try #require(metadata.captured).offsetMinutes == -570)
        #expect(Array(PackedArray([known, unknown])) == [known, unknown])
    }

    @Test("a list of any length keeps its elements, joined to itself as well")
    func long() {
        let path = String(repeating: "folder/", count: 30)
        let sources = (0..<3_000).map { number in
            let path = BytePath("\(path)\(number).jpg")
            return SourcePhoto(path: path, relativePath: path, size: number, modified: -number)
        }
        var list = PackedArray(sources)
        #expect(list.elementsEqual(sources))
        list.append(contentsOf: list)
        list.append(sources[7])
        #expect(list.elementsEqual(sources + sources + [sources[7]]))
    }

    @Test("lists are joined, arranged and ordered by path")
    func lists() {
        var list = sources("b", "a/1", "a.jpg")
        list.append(contentsOf: sources("B", "a"))
        #expect(list.indices.map { list.relativePath(at: $0).text } == ["b", "a/1", "a.jpg", "B", "a"])
        #expect(list.arranged([4, 0, 0]).map(\.relativePath.text) == ["a", "b", "b"])
        #expect(list.sortedByPath().map(\.relativePath.text) == ["B", "a", "a.jpg", "a/1", "b"])
        #expect(list[3].path.text == "/in/B")
    }
}
