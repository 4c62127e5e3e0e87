import Imaging
package import ThumbnailModel

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a file's header and EXIF say, as one line of JSON.
package struct PhotoInspection: Encodable, Sendable {
    private let file: String
    private let format: String
    private let width: Int
    private let height: Int
    private let storedWidth: Int
    private let storedHeight: Int
    private let orientation: Int
    private let bands: Int
    private let bitDepth: Int
    private let alpha: Bool
    private let progressive: Bool
    private let profile: String?
    private let captured: String?
    private let capturedTag: String?
    private let camera: String?
    private let artist: String?
    private let copyright: String?
    private let location: ManifestLocation?

    /// Reads a file.
    ///
    /// - Parameter formats: what may be read beyond the usual formats.
    /// - Throws: `PhotoFailure` of the stage `exif` where the file is no picture.
    package init(of path: BytePath, allowing formats: [ImageFormat] = []) throws(PhotoFailure) {
        let metadata: PhotoMetadata
        do throws(ImagingError) {
            try ImagingLibrary.start(allowing: formats)
            metadata = try MetadataReader.read(SourceFile.open(path), allowing: formats)
        } catch {
            throw PhotoFailure(error, at: "exif", of: path)
        }
        file = path.text
        format = metadata.format.rawValue
        width = metadata.uprightSize.width
        height = metadata.uprightSize.height
        storedWidth = metadata.storedSize.width
        storedHeight = metadata.storedSize.height
        orientation = metadata.orientation.rawValue
        bands = metadata.bands
        bitDepth = metadata.bitDepth
        alpha = metadata.hasAlpha
        progressive = metadata.isProgressive
        profile = metadata.profile
        captured = metadata.captured?.iso8601
        capturedTag = metadata.captured?.tag
        camera = metadata.camera
        artist = metadata.artist
        copyright = metadata.copyright
        location = metadata.location.map(ManifestLocation.init)
    }

    /// The line, without its end.
    package func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try String(decoding: encoder.encode(self), as: UTF8.self)
    }
}
