import FileSystem
import Imaging
import StateStore
import TestSupport
import Testing
import ThumbnailModel

@testable import ThumbgenKit

/// A sheet of cells of 10 pixels, three in a row, and photos for it.
struct SheetFixture {
    let folder: TemporaryFolder
    let sheet: Sheet
    let pages: SheetPages

    init(rows: Int, count: Int) throws {
        try ImagingLibrary.start()
        folder = try TemporaryFolder()
        let output = try OutputFolder.prepare(BytePath(folder.path), inputs: [])
        var options = SheetOptions()
        options.rows = rows
        options.format = .png
        let grid = Grid(columns: 3, spacing: 0, width: 30)
        let definition = PipelineDefinition(grid: grid, stages: [StageDefinition("pages", .sheet(options))])
        let plan = try #require(SheetPlan.all(of: definition, count: count).first)
        sheet = try Sheet(plan, output: output)
        pages = SheetPages(sheet, digest: SheetDigest(plan, in: definition, versions: ""), output: output)
    }

    var sequence: PhotoSequence { PhotoSequence([pages]) }

    /// A photo whose tile has its number as red.
    func outcome(_ number: Int) throws -> PhotoOutcome {
        let tile = [[UInt8]](repeating: [UInt8(number), 7, 9], count: 100).flatMap(\.self)
        let cell = SheetCell(
            stage: sheet.plan.name,
            slot: try sheet.tiles.store(tile),
            content: ContentHash(of: [UInt8(number)])
        )
        return PhotoOutcome(photo: .named("\(number)"), cells: [cell], hasPlace: true)
    }
}
