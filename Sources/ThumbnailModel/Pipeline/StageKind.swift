/// The kinds of stage, by the names that pipeline files use.
package enum StageKind: String, Sendable, CaseIterable {
    case discover, exif, decode, resize, mask, encode, write, sheet, manifest, gallery

    /// What travels into a stage of the kind; nil for one that starts a pipeline.
    package var takes: FlowKind? {
        switch self {
        case .discover: nil
        case .exif: .source
        case .decode: .photo
        case .resize, .mask, .encode, .sheet: .image
        case .write: .encoded
        case .manifest: .file
        case .gallery: .manifest
        }
    }

    /// What a stage of the kind gives.
    package var gives: FlowKind {
        switch self {
        case .discover: .source
        case .exif: .photo
        case .decode, .resize, .mask: .image
        case .encode: .encoded
        case .write, .sheet: .file
        case .manifest: .manifest
        case .gallery: .page
        }
    }

    /// Whether a pipeline may end with it.
    package var mayEnd: Bool {
        switch self {
        case .write, .sheet, .manifest, .gallery: true
        case .discover, .exif, .decode, .resize, .mask, .encode: false
        }
    }
}
