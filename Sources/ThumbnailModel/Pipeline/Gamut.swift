/// The colours of a rendition.
package enum Gamut: String, Sendable, CaseIterable {
    /// Brought to sRGB.
    case srgb
    /// As in the source, with its profile embedded.
    case keep
}
