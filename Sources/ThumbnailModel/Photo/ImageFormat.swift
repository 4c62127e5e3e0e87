/// A kind of picture file, known by its content.
package enum ImageFormat: String, Sendable, CaseIterable {
    case jpeg, png, webp, gif, heic, avif, tiff, jxl, raw, jp2, svg, pdf
}
