/// Where everything lies on the pages of a contact sheet, in pixels: pictures as the grid has them, with room for a caption
/// below each row and for a title above all of them.
package struct SheetLayout: Hashable, Sendable {
    /// The pixels of a cell.
    package let cell: PixelSize
    /// The pixels down of a caption; 0 for none.
    package let captionHeight: Int
    /// The pixels down of the title; 0 for none.
    package let titleHeight: Int
    /// Photos on a full page.
    package let photosOnPage: Int

    private let grid: Grid
    private let scale: Scale

    /// The most pixels a page has: what a page costs in memory is bounded, whatever the number of photos.
    private static let largestArea = 1 << 26

    /// The layout of a grid's pages. Where not all rows asked for fit into a file of the format, a page has as many as do.
    package init(_ grid: Grid, _ options: SheetOptions) {
        self.grid = grid
        scale = options.scale
        cell = grid.cellPixels(at: options.scale)
        captionHeight = options.captions == .none ? 0 : Int((14 * scale.factor).rounded(.up))
        titleHeight = options.title.isEmpty ? 0 : Int((28 * scale.factor).rounded(.up))
        let width = SheetLayout.pixels(grid.width, at: scale)
        let height = min(options.format.longestSide, SheetLayout.largestArea / max(1, width))
        let row = (grid.cellHeight + grid.spacing) * scale.factor + Double(captionHeight)
        let around = (2 * grid.inset - grid.spacing) * scale.factor + Double(titleHeight)
        let fitting = max(1, Int(((Double(height) - 1 - around) / row).rounded(.down)))
        photosOnPage = grid.columns * (options.rows == 0 ? fitting : min(options.rows, fitting))
    }

    /// The pixels of a cell with its caption.
    package var tile: PixelSize { PixelSize(width: cell.width, height: cell.height + captionHeight) }

    /// Where the cell of a photo lies on its page, by the photo's number on the page, from 0.
    package func place(of number: Int) -> PixelRect {
        let frame = grid.frame(at: number)
        return PixelRect(
            x: SheetLayout.pixels(frame.x, at: scale),
            y: SheetLayout.pixels(frame.y, at: scale) + titleHeight + number / grid.columns * captionHeight,
            size: cell
        )
    }

    /// The size of a page of so many photos.
    package func page(of count: Int) -> PixelSize {
        let rows = (count + grid.columns - 1) / grid.columns
        return PixelSize(
            width: SheetLayout.pixels(grid.width, at: scale),
            height: SheetLayout.pixels(grid.contentHeight(count: count), at: scale) + titleHeight + rows * captionHeight
        )
    }

    /// How many pages so many photos take.
    package func pages(of count: Int) -> Int { (count + photosOnPage - 1) / photosOnPage }

    private static func pixels(_ points: Double, at scale: Scale) -> Int {
        Int((points * scale.factor).rounded())
    }
}

extension OutputFormat {
    /// The most pixels a side may have.
    package var longestSide: Int {
        switch self {
        case .webp, .avif: 16_383
        case .jpeg, .png, .jxl, .automatic: 65_500
        }
    }
}
