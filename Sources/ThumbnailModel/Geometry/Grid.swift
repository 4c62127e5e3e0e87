/// A grid of equal cells, in points; the arithmetic of a photo picker.
package struct Grid: Hashable, Sendable {
    /// Cells in a row, at least 1.
    package var columns: Int
    /// Points between neighbouring cells, at least 0.
    package var spacing: Double
    /// Points of margin around all cells, at least 0.
    package var inset: Double
    /// The scales that renditions are made at, where a stage does not say otherwise.
    package var scales: [Scale]
    /// What the size of a cell follows from.
    private var extent: Extent

    /// A grid is as wide as it is told, or as wide as its cells need.
    private enum Extent: Hashable {
        case width(Double, aspect: Double)
        case cell(Size)
    }

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
        self.inset = inset
        self.scales = scales
        extent = .width(width, aspect: aspect)
    }

    /// The size of a cell, in points, where it was given and the width follows from it.
    package var cell: Size? {
        guard case .cell(let size) = extent else { return nil }
        return size
    }

    /// Points from edge to edge, margins included. Setting it lets the cell follow from the width.
    package var width: Double {
        get {
            switch extent {
            case .width(let width, _): width
            case .cell(let size): Double(columns) * size.width + spacing * Double(columns - 1) + 2 * inset
            }
        }
        set { extent = .width(newValue, aspect: aspect) }
    }

    /// A cell's width divided by its height. Setting it lets the cell follow from the width.
    package var aspect: Double {
        get {
            switch extent {
            case .width(_, let aspect): aspect
            case .cell(let size): size.width / size.height
            }
        }
        set { extent = .width(width, aspect: newValue) }
    }

    /// Makes the cell so many points large and derives the width from it.
    package mutating func setCell(width cellWidth: Double, height cellHeight: Double) {
        extent = .cell(Size(width: cellWidth, height: cellHeight))
    }

    /// Points across a cell; not above 0 where spacing and insets leave no room.
    package var cellWidth: Double { cell?.width ?? available / Double(columns) }

    /// Points down a cell.
    package var cellHeight: Double { cell?.height ?? cellWidth / aspect }

    /// A cell's pixels at a scale, rounded down so that a row never overflows its width.
    package func cellPixels(at scale: Scale) -> PixelSize {
        guard let cell else {
            // Multiplied before it is divided: fewer roundings.
            return PixelSize(
                width: Grid.wholePixels(available * scale.factor / Double(columns)),
                height: Grid.wholePixels(available * scale.factor / (Double(columns) * aspect))
            )
        }
        return PixelSize(
            width: Grid.wholePixels(cell.width * scale.factor),
            height: Grid.wholePixels(cell.height * scale.factor)
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
