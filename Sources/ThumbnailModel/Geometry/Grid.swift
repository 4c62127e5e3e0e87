/// A grid of equal cells, in points; the arithmetic of a photo picker.
package struct Grid: Hashable, Sendable {
    /// Cells in a row, at least 1.
    package var columns: Int
    /// Points between neighbouring cells, at least 0.
    package var spacing: Double
    /// Points from edge to edge, margins included.
    package var width: Double
    /// Points of margin around all cells, at least 0.
    package var inset: Double
    /// A cell's width divided by its height.
    package var aspect: Double
    /// The cell's height where it was given and does not follow from the aspect.
    private var fixedCellHeight: Double?
    /// The scales that renditions are made at, where a stage does not say otherwise.
    package var scales: [Scale]

    /// A grid that fits its cells into `width` points.
    package init(
        columns: Int = 3,
        spacing: Double = 1,
        width: Double = 390,
        inset: Double = 0,
        aspect: Double = 1,
        scales: [Scale] = [Scale(1), Scale(2), Scale(3)]
    ) {
        self.columns = columns
        self.spacing = spacing
        self.width = width
        self.inset = inset
        self.aspect = aspect
        self.scales = scales
    }

    /// Makes the cell so many points large and derives the width from it.
    package mutating func setCell(width cellWidth: Double, height cellHeight: Double) {
        width = Double(columns) * cellWidth + spacing * Double(columns - 1) + 2 * inset
        aspect = cellWidth / cellHeight
        fixedCellHeight = cellHeight
    }

    /// Points across a cell; not above 0 where spacing and insets leave no room.
    package var cellWidth: Double { available / Double(columns) }

    /// Points down a cell.
    package var cellHeight: Double { fixedCellHeight ?? cellWidth / aspect }

    /// A cell's pixels at a scale, rounded down so that a row never overflows its width.
    package func cellPixels(at scale: Scale) -> PixelSize {
        PixelSize(
            width: Grid.wholePixels(available * scale.factor / Double(columns)),
            height: Grid.wholePixels(
                fixedCellHeight.map { $0 * scale.factor } ?? available * scale.factor / (Double(columns) * aspect)
            )
        )
    }

    /// Where the item of an index lies, in points.
    package func frame(at index: Int) -> Rect {
        Rect(
            x: inset + Double(index % columns) * (cellWidth + spacing),
            y: inset + Double(index / columns) * (cellHeight + spacing),
            width: cellWidth,
            height: cellHeight
        )
    }

    /// Points down all rows of so many items, margins included.
    package func contentHeight(count: Int) -> Double {
        let rows = (count + columns - 1) / columns
        return rows == 0 ? 2 * inset : Double(rows) * (cellHeight + spacing) - spacing + 2 * inset
    }

    private var available: Double { width - 2 * inset - spacing * Double(columns - 1) }

    /// Rounds down, taking what is a whole number but for the error of binary fractions as whole.
    private static func wholePixels(_ length: Double) -> Int {
        Int((length + 1e-6).rounded(.down))
    }
}
