import Glibc
import ThumbnailModel

extension ImagingError {
    /// What is wrong, for a person: what was expected, what came. The same fault has the same words in every run.
    package var message: String {
        switch self {
        case .libraryUnavailable: "libvips does not start"
        case .unreadable(let number): "cannot be read (\(String(cString: strerror(number))))"
        case .notRegularFile: "not a regular file; a folder, pipe, socket or device holds no photo"
        case .emptyFile: "the file is empty"
        case .notAnImage: "not a picture: the content is of no known image format"
        case .unsupportedFormat(let format): "\(format.rawValue) files are read only where they are allowed"
        case .damagedHeader: "the header is damaged"
        case .truncated: "the file ends before its picture does"
        case .damaged: "the picture is damaged"
        case .rawUndecodable: "the RAW file holds no preview that is large enough, and cannot be developed"
        case .tooManyPixels(let size, let limit):
            "\(size.width)x\(size.height) are more pixels than the \(limit) that are allowed"
        case .colour: "the colours cannot be converted"
        case .resizeFailed: "cannot be resized"
        case .drawingFailed: "cannot be drawn"
        case .encodeFailed(let format, _): "cannot be encoded as \(format.rawValue)"
        }
    }

    /// What the library said of it; nil where no library was asked. libvips has one text for the whole process, so it may
    /// tell of another photo: a hint for a person, no part of any result.
    package var detail: String? {
        switch self {
        case .unreadable, .notRegularFile, .emptyFile, .notAnImage, .unsupportedFormat, .tooManyPixels: nil
        case .libraryUnavailable(let fault), .damagedHeader(let fault), .truncated(let fault), .damaged(let fault),
            .rawUndecodable(let fault), .colour(let fault), .resizeFailed(let fault), .drawingFailed(let fault),
            .encodeFailed(_, let fault):
            fault.text.isEmpty ? fault.operation : "\(fault.operation): \(fault.text)"
        }
    }
}
