import ThumbnailModel

/// The grid of the manifest, in points.
package struct ManifestGrid: Codable, Hashable, Sendable {
    package var columns: Int
    package var spacing: Double
    package var width: Double
    package var inset: Double
    /// The size of a cell.
    package var cell: Cell
    /// Points down all rows, insets included.
    package var contentHeight: Double

    /// A cell's size, in points.
    package struct Cell: Codable, Hashable, Sendable {
        package var width: Double
        package var height: Double
    }

    /// The grid with so many photos in it.
    init(_ grid: Grid, count: Int) {
        let frame = ManifestFrame(grid.frame(at: 0))
        columns = grid.columns
        spacing = grid.spacing
        width = grid.width
        inset = grid.inset
        cell = Cell(width: frame.width, height: frame.height)
        contentHeight = (grid.contentHeight(count: count) * 1e6).rounded() / 1e6
    }
}
