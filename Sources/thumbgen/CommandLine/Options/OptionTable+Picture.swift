import ThumbnailModel

extension OptionTable {
    static let grid: [CommandOption] = [
        CommandOption(
            "cols",
            nil,
            .text("N"),
            .grid,
            "Cells in a row (3)",
            for: composing,
            sets: ["grid.columns"],
            spellings: ["columns"]
        ),
        CommandOption(
            "spacing",
            nil,
            .text("POINTS"),
            .grid,
            "Points between cells (1)",
            for: composing,
            sets: ["grid.spacing"]
        ),
        CommandOption(
            "width",
            nil,
            .text("POINTS"),
            .grid,
            "Points from edge to edge (390)",
            for: composing,
            sets: ["grid.width"]
        ),
        CommandOption(
            "inset",
            nil,
            .text("POINTS"),
            .grid,
            "Points of margin around all cells (0)",
            for: composing,
            sets: ["grid.inset"]
        ),
        CommandOption(
            "cell",
            nil,
            .text("WxH"),
            .grid,
            "Points of a cell, instead of the width",
            for: composing,
            sets: ["grid.cell"],
            contradicts: ["width", "aspect"]
        ),
        CommandOption(
            "aspect",
            nil,
            .text("W:H"),
            .grid,
            "Shape of a cell (1:1)",
            for: composing,
            sets: ["grid.aspect"]
        ),
        CommandOption(
            "scale",
            nil,
            .text("N,..."),
            .grid,
            "Pixels of a point, one or several (1,2,3)",
            for: composing,
            sets: ["grid.scales"],
            spellings: ["scales"]
        ),
    ]

    static let resize: [CommandOption] = [
        CommandOption(
            "mode",
            nil,
            .choice(ResizeMode.allCases.map(\.rawValue)),
            .resize,
            "How a picture meets its cell (fill)",
            for: composing,
            sets: ["cells.mode"]
        ),
        CommandOption(
            "gravity",
            nil,
            .choiceOr(
                "X,Y",
                Compass.allCases.map(\.rawValue) + ["attention", "entropy"]
            ),
            .resize,
            "What a crop keeps: a side, what stands out, or a point, 0 to 1 (centre)",
            for: composing,
            sets: ["cells.gravity"]
        ),
        CommandOption(
            "crop",
            nil,
            .text("X,Y,W,H"),
            .resize,
            "The part of the picture to start from, 0 to 1",
            for: composing,
            sets: ["cells.crop"]
        ),
        CommandOption(
            "background",
            nil,
            .text("COLOUR"),
            .resize,
            "What lies behind padding and transparent parts (#fff)",
            for: composing,
            sets: ["cells.background", "encoded.background"]
        ),
        CommandOption(
            "no-enlarge",
            nil,
            .none,
            .resize,
            "Never make more pixels than the picture has",
            for: composing,
            sets: ["cells.enlarge=false"]
        ),
        CommandOption(
            "linear",
            nil,
            .none,
            .resize,
            "Average light instead of code values",
            for: composing,
            sets: ["cells.linear=true"]
        ),
    ]

    static let encode: [CommandOption] = [
        CommandOption(
            "format",
            nil,
            .list(OutputFormat.allCases.map(\.rawValue)),
            .encode,
            "Formats to write (jpeg)",
            for: composing,
            sets: ["encoded.format"]
        ),
        CommandOption(
            "quality",
            nil,
            .text("Q|FORMAT=Q,..."),
            .encode,
            "Quality, 1 to 100, for all formats or for each",
            for: composing,
            sets: ["encoded.quality"]
        ),
        CommandOption(
            "keep",
            nil,
            .choice(MetadataKept.allCases.map(\.rawValue)),
            .encode,
            "Metadata to carry over (none)",
            for: composing,
            sets: ["encoded.keep"]
        ),
        CommandOption(
            "gamut",
            nil,
            .choice(Gamut.allCases.map(\.rawValue)),
            .encode,
            "Colours of the thumbnails (srgb)",
            for: composing,
            sets: ["pixels.gamut"]
        ),
    ]
}
