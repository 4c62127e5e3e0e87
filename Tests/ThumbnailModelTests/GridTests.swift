import Testing
import ThumbnailModel

@Suite struct GridTests {
    @Test func threeColumnsOn390PointsAreThePickersCells() {
        let grid = Grid()
        #expect(grid.cellPixels(at: Scale(1)) == PixelSize(width: 129, height: 129))
        #expect(grid.cellPixels(at: Scale(2)) == PixelSize(width: 258, height: 258))
        #expect(grid.cellPixels(at: Scale(3)) == PixelSize(width: 388, height: 388))
    }

    @Test func aRowNeverOverflowsItsWidth() {
        for columns in 1...20 {
            for width in [320.0, 375, 390, 393, 414, 430, 768, 1024] {
                for spacing in [0, 0.5, 1, 2, 7] {
                    let grid = Grid(columns: columns, spacing: spacing, width: width)
                    for scale in [1.0, 1.5, 2, 3] {
                        let cell = Double(grid.cellPixels(at: Scale(scale)).width)
                        let row = cell * Double(columns) + spacing * scale * Double(columns - 1)
                        #expect(row <= width * scale + 1e-3)
                        #expect(cell + 1 > grid.cellWidth * scale)
                    }
                }
            }
        }
    }

    @Test func aGivenCellDerivesTheWidth() {
        var grid = Grid(columns: 4, spacing: 4, inset: 4)
        grid.setCell(width: 75, height: 75)
        #expect(grid.width == 320)
        #expect(grid.frame(at: 5) == Rect(x: 83, y: 83, width: 75, height: 75))
        #expect(grid.contentHeight(count: 5) == 162)
        #expect(grid.cellPixels(at: Scale(2)) == PixelSize(width: 150, height: 150))
    }

    @Test func anAspectGivesTheHeight() {
        let grid = Grid(columns: 2, spacing: 2, width: 402, aspect: 4.0 / 3)
        #expect(grid.cellPixels(at: Scale(1)) == PixelSize(width: 200, height: 150))
        #expect(grid.contentHeight(count: 3) == 302)
    }

    @Test func noPhotosNeedOnlyTheInsets() {
        #expect(Grid(inset: 8).contentHeight(count: 0) == 16)
    }

    @Test func aGivenCellHoldsWhateverIsSetAfterIt() {
        var grid = Grid()
        grid.setCell(width: 75, height: 50)
        grid.columns = 4
        grid.spacing = 4
        grid.inset = 4
        #expect(grid.width == 320)
        #expect(grid.cellWidth == 75)
        #expect(grid.cellHeight == 50)
        #expect(grid.aspect == 1.5)
        grid.width = 400
        #expect(grid.cell == nil)
        #expect(grid.cellWidth == 95)
        #expect(grid.aspect == 1.5)
    }
}
