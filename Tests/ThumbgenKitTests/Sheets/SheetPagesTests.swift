import FileSystem
import TestSupport
import Testing
import ThumbnailModel

@testable import ThumbgenKit

struct SheetPagesTests {
    @Test func aPageIsWrittenWithItsLastPhotoSoThatThereIsOneAtATime() throws {
        let fixture = try SheetFixture(rows: 2, count: 20)
        var pages = fixture.pages
        for number in 0..<20 {
            try pages.take(fixture.outcome(number))
            let written = (1...3).filter { File.exists(fixture.folder.path("sheets/\($0).png")) }
            #expect(written == Array(1...3).filter { $0 * 6 <= number + 1 })
        }
        try pages.finish()
        #expect(pages.written.map(\.text) == (1...4).map { "sheets/\($0).png" })
        // Every tile was fetched before the next one came: one slot served all.
        #expect(fixture.sheet.tiles.slotCount == 1)
        for page in fixture.sheet.plan.pages(of: 20) {
            let pixels = try VipsTool.pixels(of: fixture.folder.path(page.path))
            #expect((pixels.width, pixels.height) == (page.width, page.height))
        }
        #expect(fixture.sheet.plan.pages(of: 20).map(\.photos) == [6, 6, 6, 2])
    }

    @Test func aPhotoWithoutTileLeavesItsPlaceEmpty() throws {
        let fixture = try SheetFixture(rows: 0, count: 3)
        var pages = fixture.pages
        for number in 0..<3 {
            let photo = try fixture.outcome(number)
            try pages.take(number == 1 ? PhotoOutcome(photo: photo.photo, hasPlace: true) : photo)
        }
        try pages.finish()
        let page = try VipsTool.pixels(of: fixture.folder.path("sheets/1.png"))
        #expect([5, 15, 25].map { page[$0, 5] } == [[0, 7, 9], [255, 255, 255], [2, 7, 9]])
    }

    @Test func withoutPhotosThereIsNoPage() throws {
        let fixture = try SheetFixture(rows: 0, count: 0)
        var pages = fixture.pages
        try pages.finish()
        #expect(pages.written.isEmpty)
        #expect(fixture.sheet.plan.pages(of: 0).isEmpty)
    }

    @Test func theDigestTellsPhotosOrderAndGapsApart() throws {
        let fixture = try SheetFixture(rows: 0, count: 3)
        let gap = PhotoOutcome(photo: .named("1"), hasPlace: true)
        let outcomes = try [
            [fixture.outcome(1), fixture.outcome(2)], [fixture.outcome(2), fixture.outcome(1)],
            [gap, fixture.outcome(2)], [fixture.outcome(1)],
        ]
        let digests = try outcomes.map { photos in
            var pages = fixture.pages
            for photo in photos { try pages.take(photo) }
            return pages.digest
        }
        #expect(Set(digests).count == 4)
    }

    @Test func pagesThatTheTemplateDoesNotNumberCarryTheirNumber() throws {
        let template = try PathTemplate("a/crops.{ext}")
        let paths = (1...3).map {
            OutputPath.page(template, stage: "s", scale: Scale(1), format: .jpeg, page: $0, of: 3).text
        }
        #expect(paths == ["a/crops.jpg", "a/crops-2.jpg", "a/crops-3.jpg"])
        let numbered = try PathTemplate("{index}@{scale}x.{ext}")
        #expect(
            OutputPath.page(numbered, stage: "s", scale: Scale(2), format: .webp, page: 7, of: 12).text == "07@2x.webp"
        )
    }
}
