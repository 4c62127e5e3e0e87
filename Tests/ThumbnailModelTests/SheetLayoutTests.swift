import Testing
import ThumbnailModel

struct SheetLayoutTests {
    /// 4 · 75 + 3 · 4 + 2 · 4 = 320 points.
    private var smallGrid: Grid {
        var grid = Grid(columns: 4, spacing: 4, inset: 4)
        grid.setCell(width: 75, height: 75)
        return grid
    }

    @Test func picturesLieWhereTheGridHasThem() {
        let layout = SheetLayout(smallGrid, SheetOptions())
        for number in 0..<14 {
            let place = layout.place(of: number)
            #expect(place.x == 4 + 79 * (number % 4))
            #expect(place.y == 4 + 79 * (number / 4))
            #expect(place.size == PixelSize(width: 75, height: 75))
        }
        #expect(layout.page(of: 14) == PixelSize(width: 320, height: 4 + 4 * 79))
        #expect(layout.page(of: 4) == PixelSize(width: 320, height: 83))
    }

    @Test func captionsMoveRowsApartAndTheTitleMovesAllDown() {
        var options = SheetOptions()
        options.scale = Scale(2)
        options.captions = .name
        options.title = "Photos"
        let layout = SheetLayout(smallGrid, options)
        #expect((layout.captionHeight, layout.titleHeight) == (28, 56))
        #expect(layout.place(of: 0).y == 56 + 8)
        #expect(layout.place(of: 5).y == 56 + 8 + 158 + 28)
        #expect(layout.page(of: 5).height == 56 + 8 + 2 * (158 + 28))
    }

    @Test(arguments: [1.0, 1.5, 2, 3], [0.0, 1, 2.5])
    func nothingOverlapsAtAnyScale(scale: Double, spacing: Double) {
        var options = SheetOptions()
        options.scale = Scale(scale)
        options.captions = .name
        let layout = SheetLayout(Grid(columns: 3, spacing: spacing, width: 391, inset: 0.3, aspect: 1.37), options)
        let page = layout.page(of: 30)
        for number in 0..<30 {
            let place = layout.place(of: number)
            let end = (x: place.x + layout.tile.width, y: place.y + layout.tile.height)
            #expect(end.x <= page.width && end.y <= page.height)
            if number % 3 < 2 { #expect(end.x <= layout.place(of: number + 1).x) }
            if number < 27 { #expect(end.y <= layout.place(of: number + 3).y) }
        }
    }

    @Test func pagesHaveTheRowsAskedFor() {
        var options = SheetOptions()
        options.rows = 6
        let layout = SheetLayout(smallGrid, options)
        #expect(layout.photosOnPage == 24)
        #expect([0, 1, 24, 25, 48, 49].map(layout.pages(of:)) == [0, 1, 1, 2, 2, 3])
    }

    @Test(arguments: [(OutputFormat.jpeg, 65_500), (.png, 65_500), (.webp, 16_383)])
    func aPageIsNoLargerThanItsFormatTakes(format: OutputFormat, limit: Int) {
        var options = SheetOptions()
        options.format = format
        let layout = SheetLayout(smallGrid, options)
        let full = layout.page(of: layout.photosOnPage)
        #expect(full.height <= limit)
        #expect(full.height + 79 > limit - 2)
    }

    @Test func aPageIsBoundedInMemory() {
        var options = SheetOptions()
        options.scale = Scale(3)
        let layout = SheetLayout(Grid(columns: 8, width: 1600), options)
        #expect(layout.page(of: layout.photosOnPage).area <= 1 << 26)
        #expect(layout.photosOnPage > 8)
    }
}
