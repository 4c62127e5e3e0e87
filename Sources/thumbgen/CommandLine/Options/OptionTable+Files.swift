import ThumbnailModel

extension OptionTable {
    static let discover: [CommandOption] = [
        CommandOption(
            "include",
            nil,
            .text("GLOB"),
            .discover,
            "Only files that match",
            for: composing,
            repeatable: true,
            sets: ["photos.include"]
        ),
        CommandOption(
            "exclude",
            nil,
            .text("GLOB"),
            .discover,
            "No files or folders that match",
            for: composing,
            repeatable: true,
            sets: ["photos.exclude"]
        ),
        CommandOption(
            "sort",
            nil,
            .choice(SortKey.allCases.map(\.rawValue)),
            .discover,
            "What photos are ordered by (captured)",
            for: composing,
            sets: ["photos.sort"]
        ),
        CommandOption(
            "order",
            nil,
            .choice(SortOrder.allCases.map(\.rawValue)),
            .discover,
            "Which way the order goes (desc)",
            for: composing,
            sets: ["photos.order"]
        ),
        CommandOption(
            "select",
            nil,
            .file("FILE|-"),
            .discover,
            "Only the paths in FILE, one a line, in their order",
            for: making
        ),
        CommandOption(
            "pair",
            nil,
            .choice(PhotoPairing.allCases.map(\.rawValue)),
            .discover,
            "Which files count as one photo (none)",
            for: composing,
            sets: ["photos.pair"]
        ),
        CommandOption(
            "follow-symlinks",
            nil,
            .none,
            .discover,
            "Follow links to folders",
            for: composing,
            sets: ["photos.follow-symlinks=true"]
        ),
        CommandOption(
            "allow",
            nil,
            .list(["jp2", "svg", "pdf"]),
            .discover,
            "Formats to take beyond the usual",
            for: composing.union([.inspect]),
            sets: ["photos.allow"]
        ),
    ]

    static let output: [CommandOption] = [
        CommandOption(
            "path",
            nil,
            .text("TEMPLATE"),
            .output,
            "Where thumbnails go ({dir}/{name}@{scale}x.{ext})",
            for: composing,
            sets: ["thumbs.path"]
        ),
        CommandOption(
            "gallery",
            nil,
            .none,
            .output,
            "Make a page of the photos (the default)",
            for: [.grid, .check, .plan]
        ),
        CommandOption(
            "no-gallery",
            nil,
            .none,
            .output,
            "Make no page",
            for: [.grid, .check, .plan]
        ),
        CommandOption(
            "sheet",
            nil,
            .none,
            .output,
            "Make contact sheets as well",
            for: [.grid, .check, .plan]
        ),
        CommandOption(
            "crops",
            nil,
            .none,
            .output,
            "Show photos whole with what their crop keeps, those that lose most first",
            for: [.sheet],
            // A pipeline file has no words for it.
            contradicts: ["print-pipeline"]
        ),
        CommandOption(
            "rows",
            nil,
            .count("N", 0...10_000),
            .output,
            "Rows on a page; 0 for one page (0)",
            for: [.sheet]
        ),
        CommandOption(
            "captions",
            nil,
            .choice(SheetCaption.allCases.map(\.rawValue)),
            .output,
            "What stands under each picture (none; with --crops, name)",
            for: [.sheet]
        ),
        CommandOption(
            "title",
            nil,
            .text("TEXT"),
            .output,
            "A line above the pictures of each page",
            for: [.sheet]
        ),
        CommandOption(
            "location",
            nil,
            .none,
            .output,
            "Put the place of each photo into the manifest",
            for: composing,
            sets: ["exif.location=true"]
        ),
        CommandOption(
            "prune",
            nil,
            .none,
            .output,
            "Remove what an earlier run wrote and nobody needs any more",
            for: writing.union([.plan])
        ),
        CommandOption(
            "format",
            nil,
            .choice(["text", "mermaid", "dot"]),
            .output,
            "How the graph is written (text)",
            for: [.graph]
        ),
    ]
}
