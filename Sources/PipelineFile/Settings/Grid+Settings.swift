import ThumbnailModel

extension Grid {
    /// The keys of a pipeline's grid.
    static let settings: [Setting<Grid>] = [
        Setting("columns", \.columns, .whole(1...1000), "Cells in a row."),
        Setting("spacing", \.spacing, .number(0...10_000), "Points between neighbouring cells."),
        Setting(
            "width",
            .number(1...100_000),
            "Points from edge to edge, margins included.",
            get: { $0.cell == nil ? $0.width : nil },
            set: { $0.width = $1 }
        ),
        Setting("inset", \.inset, .number(0...10_000), "Points of margin around all cells."),
        Setting(
            "cell",
            .size(1...10_000),
            "The size of a cell in points; the width follows from it.",
            get: { $0.cell },
            set: { $0.setCell(width: $1.width, height: $1.height) }
        ),
        Setting(
            "aspect",
            .ratio,
            "A cell's width by its height.",
            get: { $0.cell == nil ? $0.aspect : nil },
            set: { $0.aspect = $1 }
        ),
        Setting("scales", \.scales, .list(of: .scale, count: 1...10), "Pixels a point that pictures are made at."),
    ]
}
