import FileSystem
import Imaging
import TestSupport
import Testing
import ThumbnailModel

@testable import ThumbgenKit

struct SheetPagesTests {
    private let folder: TemporaryFolder
    private let output: OutputFolder

    init() throws {
        try ImagingLibrary.start()
        folder = try TemporaryFolder()
        output = try OutputFolder.prepare(BytePath(folder.path), inputs: [])
    }

    @Test func aPageIsWrittenWithItsLastPhotoSoThatThereIsOneAtATime() throws {
        let sheet = try sheet(rows: 2, count: 20)
        var pages = SheetPages(sheet, output: output)
        for number in 0..<20 {
            try pages.take(outcome(number, on: sheet))
            let written = (1...3).filter { File.exists(folder.path("sheets/\($0).png")) }
            #expect(written == Array(1...3).filter { $0 * 6 <= number + 1 })
        }
        var results = CollectionResults(failures: [])
        try pages.finish(&results)
        #expect(results.sheets.map(\.photos) == [6, 6, 6, 2])
        #expect(results.sheets.map(\.page) == [1, 2, 3, 4])
        #expect(results.sheets.map(\.height) == [20, 20, 20, 10])
        // Every tile was fetched before the next one came: one slot served all.
        #expect(sheet.tiles.slotCount == 1)
    }

    @Test func aPhotoWithoutTileLeavesItsPlaceEmpty() throws {
        let sheet = try sheet(rows: 0, count: 3)
        var pages = SheetPages(sheet, output: output)
        for number in 0..<3 {
            let photo = try outcome(number, on: sheet)
            try pages.take(number == 1 ? PhotoOutcome(photo: photo.photo, written: [], failures: []) : photo)
        }
        var results = CollectionResults(failures: [])
        try pages.finish(&results)
        let page = try VipsTool.pixels(of: folder.path("sheets/1.png"))
        #expect([5, 15, 25].map { page[$0, 5] } == [[0, 7, 9], [255, 255, 255], [2, 7, 9]])
    }

    @Test func withoutPhotosThereIsNoPage() throws {
        let sheet = try sheet(rows: 0, count: 0)
        var pages = SheetPages(sheet, output: output)
        var results = CollectionResults(failures: [])
        try pages.finish(&results)
        #expect(results.sheets == [])
        #expect(try FileTree(folder.path).files == [])
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

    /// Cells of 10 pixels, three in a row.
    private func sheet(rows: Int, count: Int) throws -> Sheet {
        var options = SheetOptions()
        options.rows = rows
        options.format = .png
        options.path = try PathTemplate("sheets/{index}.{ext}")
        let grid = Grid(columns: 3, spacing: 0, width: 30)
        let definition = PipelineDefinition(grid: grid, stages: [StageDefinition("pages", .sheet(options))])
        let sheets = try Sheet.all(of: definition, count: count, output: output)
        return try #require(sheets.first)
    }

    private func outcome(_ number: Int, on sheet: Sheet) throws -> PhotoOutcome {
        let tile = [[UInt8]](repeating: [UInt8(number), 7, 9], count: 100).flatMap(\.self)
        let cell = SheetCell(stage: sheet.name, slot: try sheet.tiles.store(tile))
        return PhotoOutcome(photo: .named("\(number)"), written: [], cells: [cell], failures: [])
    }
}
