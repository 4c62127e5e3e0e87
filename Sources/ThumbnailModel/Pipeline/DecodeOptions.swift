/// How pixels are read.
package struct DecodeOptions: Hashable, Sendable {
    /// The most pixels a picture may declare.
    package var maxPixels = 268_000_000
    /// What damage makes a photo fail.
    package var failOn = FailureThreshold.truncated
    /// Which picture of the file is read.
    package var source = PixelSource.full
    /// The colours pixels are brought to.
    package var gamut = Gamut.srgb

    /// The usual choice: the full picture in sRGB, whole or not at all.
    package init() {}
}
