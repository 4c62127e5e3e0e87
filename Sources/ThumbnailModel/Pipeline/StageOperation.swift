/// What a stage does: the `use` of a pipeline file, with the options of that kind.
package enum StageOperation: Hashable, Sendable {
    case discover(DiscoverOptions)
    case exif(ExifOptions)
    case decode(DecodeOptions)
    case resize(ResizeOptions)
    case mask(MaskOptions)
    case encode(EncodeOptions)
    case write(WriteOptions)
    case sheet(SheetOptions)
    case manifest(ManifestOptions)
    case gallery(GalleryOptions)

    /// The kind without its options.
    package var kind: StageKind {
        switch self {
        case .discover: .discover
        case .exif: .exif
        case .decode: .decode
        case .resize: .resize
        case .mask: .mask
        case .encode: .encode
        case .write: .write
        case .sheet: .sheet
        case .manifest: .manifest
        case .gallery: .gallery
        }
    }

    /// An operation of a kind with the usual choices.
    package init(_ kind: StageKind) {
        self =
            switch kind {
            case .discover: .discover(DiscoverOptions())
            case .exif: .exif(ExifOptions())
            case .decode: .decode(DecodeOptions())
            case .resize: .resize(ResizeOptions())
            case .mask: .mask(MaskOptions())
            case .encode: .encode(EncodeOptions())
            case .write: .write(WriteOptions())
            case .sheet: .sheet(SheetOptions())
            case .manifest: .manifest(ManifestOptions())
            case .gallery: .gallery(GalleryOptions())
            }
    }

    /// The options without their kind.
    package var options: any Hashable & Sendable {
        switch self {
        case .discover(let options): options
        case .exif(let options): options
        case .decode(let options): options
        case .resize(let options): options
        case .mask(let options): options
        case .encode(let options): options
        case .write(let options): options
        case .sheet(let options): options
        case .manifest(let options): options
        case .gallery(let options): options
        }
    }
}
