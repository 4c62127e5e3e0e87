import StateStore
import Testing
import ThumbnailModel

@testable import ThumbgenKit

@Suite("Output paths")
struct OutputPathTests {
    private func path(
        _ template: String,
        _ source: BytePath = BytePath("2024/trip/IMG_1.HEIC"),
        change: (inout OutputPath.Values) -> Void = { _ in }
    ) throws -> BytePath {
        var values = OutputPath.Values(
            name: OutputName(source: source),
            scale: Scale(1.5),
            size: PixelSize(width: 129, height: 97),
            stage: "cells",
            format: .jpeg,
            index: 7,
            count: 1200,
            content: ContentHash(of: [1, 2, 3]),
            captured: CaptureTime(year: 2024, month: 5, day: 6, hour: 7, minute: 8, second: 9, tag: "DateTime")
        )
        change(&values)
        return OutputPath.path(try PathTemplate(template), values)
    }

    @Test("every field stands for its value")
    func fields() throws {
        #expect(try path("{dir}/{name}@{scale}x.{ext}") == BytePath("2024/trip/IMG_1@1.5x.jpg"))
        #expect(try path("{width}x{height}/{stage}-{format}.{ext}") == BytePath("129x97/cells-jpeg.jpg"))
        #expect(try path("{index}.{ext}") == BytePath("0007.jpg"))
        #expect(try path("{hash}.{ext}") == BytePath("\(ContentHash(of: [1, 2, 3]).text).jpg"))
        #expect(try path("{captured:yyyy/MM/dd}/{name}.{ext}") == BytePath("2024/05/06/IMG_1.jpg"))
        #expect(try path("{captured:HH.mm.ss}.{ext}") == BytePath("07.08.09.jpg"))
    }

    @Test("a photo without a time is undated; one without a folder leaves no slash")
    func missingValues() throws {
        #expect(try path("{captured:yyyy/MM}/{name}.{ext}") { $0.captured = nil } == BytePath("undated/IMG_1.jpg"))
        #expect(try path("{dir}/{name}.{ext}", BytePath("a.jpg")) == BytePath("a.jpg"))
    }

    @Test("what tells names apart stands behind the name, or before the extension where there is none")
    func distinction() throws {
        #expect(
            try path("{name}@{scale}x.{ext}") { $0.name.distinction = .fileExtension }
                == BytePath("IMG_1-heic@1.5x.jpg")
        )
        #expect(try path("{index}.{ext}") { $0.name.distinction = .fileExtension } == BytePath("0007-heic.jpg"))
    }

    @Test("bytes go through unchanged")
    func bytes() throws {
        let source = BytePath([0xFF, 0x2F, 0xE9, 0x0A] + Array("{name}%.jpg".utf8))
        #expect(try path("{dir}/{name}.{ext}", source).bytes == [0xFF, 0x2F, 0xE9, 0x0A] + Array("{name}%.jpg".utf8))
    }

    @Test("names are cut to 255 bytes, where a character ends", arguments: ["x", "é", "🏝"])
    func longNames(character: String) throws {
        let stem = String(repeating: character, count: 251 / character.utf8.count)
        let name = try path("{dir}/{name}@{scale}x.{ext}", BytePath("d/\(stem).jpg")).lastComponent
        #expect((252...255).contains(name.bytes.count))
        let text = try #require(String(validating: name.bytes, as: UTF8.self))
        #expect(text.hasPrefix(String(repeating: character, count: 50)) && text.hasSuffix("@1.5x.jpg"))
        // Names that differ only where they are cut stay two.
        let other = try path("{dir}/{name}@{scale}x.{ext}", BytePath("d/\(stem.dropLast())z.jpg")).lastComponent
        #expect(other != name)
    }
}
