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
    static func settings<Options: Hashable & Sendable>(
        _ operation: @escaping @Sendable (Options) -> StageOperation,
        _ settings: [Setting<Options>]
    ) -> [Setting<StageOperation>] {
        settings.map { $0.within(get: { $0.options as? Options }, set: { $0 = operation($1) }) }
    }
}
