/// A kind of picture file, known by its content.
package enum ImageFormat: String, Sendable, CaseIterable {
    case jpeg, png, webp, gif, heic, avif, tiff, jxl, raw, jp2, svg, pdf
}

extension ImageFormat {
    /// Whether files of the format are read without being asked for. The others' decoders are not made for files of
    /// strangers.
    package var isUsual: Bool {
        switch self {
        case .jpeg, .png, .webp, .gif, .heic, .avif, .tiff, .jxl, .raw: true
        case .jp2, .svg, .pdf: false
        }
    }

    /// Whether the content is a drawing, which becomes pixels at any size.
    package var isDrawn: Bool { self == .svg || self == .pdf }
}
