package import ThumbnailModel

/// A finished file, in memory.
package struct EncodedImage: Hashable, Sendable {
    /// The file's content.
    package var bytes: [UInt8]
    /// The format it is in; never `automatic`.
    package var format: OutputFormat
    /// The picture's size.
    package var size: PixelSize
    /// Whether the file has an alpha channel.
    package var hasAlpha: Bool
}
