/// What a photo's header and EXIF say of it.
package struct PhotoMetadata: Hashable, Sendable {
    /// The format of the content, whatever the name says.
    package var format: ImageFormat
    /// The pixels as stored, before turning.
    package var storedSize: PixelSize
    /// How the stored pixels must be turned; upright for formats whose decoder has turned them.
    package var orientation: Orientation
    /// Channels as stored, alpha included.
    package var bands: Int
    /// Bits a channel as stored.
    package var bitDepth: Int
    /// Whether there is an alpha channel.
    package var hasAlpha: Bool
    /// Whether the picture is stored in passes, so that decoding needs all of it in memory.
    package var isProgressive: Bool
    /// The name of the embedded colour profile; nil when there is none.
    package var profile: String?
    /// When the photo was taken; nil when no tag says so.
    package var captured: CaptureTime?
    /// Maker and model, without the maker twice; nil when unknown.
    package var camera: String?
    /// Where the photo was taken; nil when unknown or unusable.
    package var location: GeoLocation?
    /// The photographer, as the file names them.
    package var artist: String?
    /// The copyright notice.
    package var copyright: String?

    /// Metadata of a picture of a format and size, with nothing else known.
    package init(format: ImageFormat, storedSize: PixelSize, orientation: Orientation = .upright) {
        self.format = format
        self.storedSize = storedSize
        self.orientation = orientation
        bands = 3
        bitDepth = 8
        hasAlpha = false
        isProgressive = false
    }

    /// The size of the upright picture.
    package var uprightSize: PixelSize { orientation.turned(storedSize) }
}
