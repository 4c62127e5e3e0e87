import ThumbnailModel

extension StageKind {
    /// The keys of a stage of the kind, besides `use` and `from`.
    var settings: [Setting<StageOperation>] {
        switch self {
        case .discover: Self.discoverSettings
        case .exif: Self.exifSettings
        case .decode: Self.decodeSettings
        case .resize: Self.resizeSettings
        case .mask: Self.maskSettings
        case .encode: Self.encodeSettings
        case .write: Self.writeSettings
        case .sheet: Self.sheetSettings
        case .manifest: Self.manifestSettings
        case .gallery: Self.gallerySettings
        }
    }

    /// What a stage of the kind does, in a line.
    var summary: String {
        switch self {
        case .discover: "Walks the inputs, filters, identifies photos by content and orders them."
        case .exif: "Reads orientation, capture time, camera and place of each photo."
        case .decode: "Reads pixels: upright, in sRGB, no larger than needed."
        case .resize: "Makes pictures of a size, at each scale."
        case .mask: "Cuts pictures to a circle or to rounded corners."
        case .encode: "Makes files of pictures, in one or several formats."
        case .write: "Writes files below the output folder."
        case .sheet: "Lays all pictures out on contact sheets."
        case .manifest: "Writes manifest.json, the account of everything made."
        case .gallery: "Writes index.html, the page of all photos."
        }
    }

    /// The kinds that have a key.
    static func owners(of key: String) -> [StageKind] {
        allCases.filter { $0.settings.contains { $0.isCalled(key) } }
    }

    /// Settings of options as settings of the operation that holds them.
    private static func settings<Options: Hashable & Sendable>(
        _ operation: @escaping @Sendable (Options) -> StageOperation,
        _ settings: [Setting<Options>]
    ) -> [Setting<StageOperation>] {
        settings.map { $0.within(get: { $0.options as? Options }, set: { $0 = operation($1) }) }
    }

    private static let discoverSettings = settings(
        StageOperation.discover,
        [
            Setting(
                "include",
                \.include,
                .list(of: .text(.glob), count: 0...1000),
                "Only files that match one of these."
            ),
            Setting(
                "exclude",
                \.exclude,
                .list(of: .text(.glob), count: 0...1000),
                "No file or folder that matches one."
            ),
            Setting("sort", \.sort, .choice(), "What photos are ordered by."),
            Setting(
                "order",
                \.order,
                .choice(aliases: ["ascending": .ascending, "descending": .descending]),
                "Which end of the order comes first."
            ),
            Setting("pair", \.pair, .choice(), "Which files count as one photo."),
            Setting("follow-symlinks", \.followSymlinks, .boolean, "Whether links to folders are followed."),
            Setting(
                "allow",
                \.allow,
                .list(of: .choice(of: [.jp2, .svg, .pdf]), count: 0...3),
                "Formats that are let in only when named."
            ),
        ]
    )

    private static let exifSettings = settings(
        StageOperation.exif,
        [Setting("location", \.location, .boolean, "Whether the place of a photo goes into the manifest.")]
    )

    private static let decodeSettings = settings(
        StageOperation.decode,
        [
            Setting(
                "max-pixels",
                \.maxPixels,
                .whole(1...100_000_000_000, suffixes: true),
                "The most pixels a picture may declare."
            ),
            Setting("fail-on", \.failOn, .choice(), "The least damage that makes a photo fail."),
            Setting("source", \.source, .choice(), "Which picture of a file is read."),
            Setting("gamut", \.gamut, .choice(), "The colours pixels are brought to."),
        ]
    )

    private static let resizeSettings = settings(
        StageOperation.resize,
        [
            Setting("to", \.target, .target, "The size to be met, in points."),
            Setting("mode", \.mode, .choice(aliases: ResizeMode.aliases), "How picture and size meet."),
            Setting("gravity", \.gravity, .gravity, "What a crop keeps, or where a padded picture lies."),
            Setting("crop", \.crop, .part, "The part of the picture to start from."),
            Setting("background", \.background, .color, "What fills the rest when padding."),
            Setting("enlarge", \.enlarge, .boolean, "Whether a small picture is enlarged."),
            Setting("scales", \.scales, .list(of: .scale, count: 1...10), "Pixels a point, instead of the grid's."),
            Setting("linear", \.linear, .boolean, "Whether light is averaged instead of code values."),
            Setting("sharpen", \.sharpen, .number(0...10), "The strength of sharpening; 0 for none."),
        ]
    )

    private static let maskSettings = settings(
        StageOperation.mask,
        [
            Setting("shape", \.shape, .choice(), "The outline pictures are cut to."),
            Setting("radius", \.radius, .number(0...10_000), "The radius of rounded corners, in points."),
            Setting("border", \.border, .number(0...1000), "The width of the border, in points; 0 for none."),
            Setting("border-color", \.borderColor, .color, aliases: ["border-colour"], "The colour of the border."),
        ]
    )

    private static let encodeSettings = settings(
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

    private static let writeSettings = settings(
        StageOperation.write,
        [Setting("path", \.path, .template, "The place of each file below the output folder.")]
    )

    private static let sheetSettings = settings(
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

    private static let manifestSettings = settings(
        StageOperation.manifest,
        [Setting("path", \.path, .path, "The file's place below the output folder.")]
    )

    private static let gallerySettings = settings(
        StageOperation.gallery,
        [
            Setting("path", \.path, .path, "The page's place below the output folder."),
            Setting("title", \.title, .text(.line), "The page's title."),
            Setting("preselect", \.preselect, .text(.line), "A file of paths that the page opens with as chosen."),
        ]
    )
}
