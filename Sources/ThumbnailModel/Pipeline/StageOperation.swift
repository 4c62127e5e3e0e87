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
}
