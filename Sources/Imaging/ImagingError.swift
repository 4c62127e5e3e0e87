package import ThumbnailModel

/// Why a file did not become pixels, or pixels did not become a file.
package enum ImagingError: Error, Hashable, Sendable {
    /// The library could not be started.
    case libraryUnavailable(LibraryFault)
    /// The system does not give the file's bytes; its error number.
    case unreadable(errno: Int32)
    /// A folder, pipe, socket or device.
    case notRegularFile
    /// No bytes at all.
    case emptyFile
    /// The content is of no format known here.
    case notAnImage
    /// A known format that is read only where it is allowed.
    case unsupportedFormat(ImageFormat)
    /// The start of the file does not say what picture it holds.
    case damagedHeader(LibraryFault)
    /// The file ends before its picture does.
    case truncated(LibraryFault)
    /// The pixels cannot be read.
    case damaged(LibraryFault)
    /// A camera's RAW file without a preview of use, whose sensor data cannot be developed.
    case rawUndecodable(LibraryFault)
    /// The picture declares more pixels than are allowed.
    case tooManyPixels(PixelSize, limit: Int)
    /// The colours cannot be converted.
    case colour(LibraryFault)
    /// The picture cannot be resized.
    case resizeFailed(LibraryFault)
    /// A mask, a caption or a page cannot be drawn.
    case drawingFailed(LibraryFault)
    /// The file cannot be made.
    case encodeFailed(OutputFormat, LibraryFault)

    /// A stable kebab-case name of the fault.
    package var code: String {
        switch self {
        case .libraryUnavailable: "library-unavailable"
        case .unreadable: "unreadable"
        case .notRegularFile: "not-a-regular-file"
        case .emptyFile: "empty-file"
        case .notAnImage: "not-an-image"
        case .unsupportedFormat: "unsupported-format"
        case .damagedHeader: "damaged-header"
        case .truncated: "truncated"
        case .damaged: "damaged"
        case .rawUndecodable: "raw-undecodable"
        case .tooManyPixels: "too-many-pixels"
        case .colour: "colour"
        case .resizeFailed: "resize-failed"
        case .drawingFailed: "drawing-failed"
        case .encodeFailed: "encode-failed"
        }
    }
}
