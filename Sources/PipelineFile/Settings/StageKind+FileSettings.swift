import ThumbnailModel

/// The settings of stages that make files.
extension StageKind {
    static let encodeSettings = settings(
        StageOperation.encode,
        [
            Setting(
                "format",
                \.formats,
                .list(of: .choice(aliases: ["jpg": .jpeg]), count: 1...OutputFormat.allCases.count),
                "The formats, one file each."
            ),
            Setting(
                "quality",
                .quality,
                "Quality for all formats, or a map by format.",
                get: { QualitySetting($0) },
                set: { $0.quality = $1.byFormat }
            ),
            Setting("effort", \.effort, .whole(0...9), "The work put into small files."),
            Setting("progressive", \.progressive, .boolean, "Whether a JPEG or PNG is stored in passes."),
            Setting("chroma", \.chroma, .choice(), "How finely colour is sampled."),
            Setting("lossless", \.lossless, .boolean, "Whether WebP, AVIF and JPEG XL keep every value."),
            Setting("palette", \.palette, .boolean, "Whether a PNG is reduced to a palette."),
            Setting("keep", \.keep, .choice(), "What of the source's metadata files carry."),
            Setting("background", \.background, .color, "What transparent parts are flattened on."),
        ]
    )

    static let writeSettings = settings(
        StageOperation.write,
        [Setting("path", \.path, .template, "The place of each file below the output folder.")]
    )

    static let sheetSettings = settings(
        StageOperation.sheet,
        [
            Setting("rows", \.rows, .whole(0...10_000), "Rows on a page; 0 for one page with all of them."),
            Setting("scale", \.scale, .scale, "Pixels a point of the page."),
            Setting("format", \.format, .choice(aliases: ["jpg": .jpeg]), "The format of the pages."),
            Setting("quality", \.quality, .whole(1...100), "The quality of the pages."),
            Setting("background", \.background, .color, "What shows between and around the pictures."),
            Setting("captions", \.captions, .choice(), "What stands under each picture."),
            Setting(
                "title",
                .text(.line),
                "A line above the pictures of each page.",
                get: { $0.title.isEmpty ? nil : $0.title },
                set: { $0.title = $1 }
            ),
            Setting("path", \.path, .template, "The place of each page below the output folder."),
        ]
    )

    static let manifestSettings = settings(
        StageOperation.manifest,
        [Setting("path", \.path, .path, "The file's place below the output folder.")]
    )

    static let gallerySettings = settings(
        StageOperation.gallery,
        [
            Setting("path", \.path, .path, "The page's place below the output folder."),
            Setting("title", \.title, .text(.line), "The page's title."),
            Setting("preselect", \.preselect, .text(.line), "A file of paths that the page opens with as chosen."),
        ]
    )
}
