/// The files made of a picture.
package struct EncodeOptions: Hashable, Sendable {
    /// The formats, one file each.
    package var formats = [OutputFormat.jpeg]
    /// Quality by format, 1 to 100; a format that is missing takes its own default.
    package var quality: [OutputFormat: Int] = [:]
    /// The work put into small files, 0 to 9; nil for the format's own default.
    package var effort: Int?
    /// Whether a JPEG or PNG is stored in passes.
    package var progressive = false
    /// How colour is sampled against brightness.
    package var chroma = ChromaSubsampling.automatic
    /// Whether WebP, AVIF and JPEG XL keep every value.
    package var lossless = false
    /// Whether a PNG is reduced to a palette.
    package var palette = false
    /// What of the source's metadata a file carries.
    package var keep = MetadataKept.none
    /// What transparent parts are flattened on where a format has no alpha.
    package var background = Color.white

    /// The usual choice: JPEG without metadata.
    package init() {}

    /// The formats that files can come to have: of `automatic`, JPEG and PNG.
    package var madeFormats: [OutputFormat] {
        OutputFormat.allCases.filter { format in
            formats.contains(format) && format != .automatic
                || formats.contains(.automatic) && (format == .jpeg || format == .png)
        }
    }

    /// Leaves out qualities that change nothing: of formats that are not made, and those that are the format's own.
    package mutating func dropIdleQualities() {
        let made = madeFormats
        quality = quality.filter { made.contains($0.key) && $0.key.defaultQuality != $0.value }
    }
}
