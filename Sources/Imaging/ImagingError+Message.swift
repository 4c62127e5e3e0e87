import Glibc
import ThumbnailModel

extension ImagingError {
    /// What is wrong, for a person: what was expected, what came.
    package var message: String {
        switch self {
        case .libraryUnavailable(let fault): "libvips does not start" + said(fault)
        case .unreadable(let number): "cannot be read (\(String(cString: strerror(number))))"
        case .notRegularFile: "not a regular file; a folder, pipe, socket or device holds no photo"
        case .emptyFile: "the file is empty"
        case .notAnImage: "not a picture: the content is of no known image format"
        case .unsupportedFormat(let format): "\(format.rawValue) files are not read"
        case .damagedHeader(let fault): "the header is damaged" + said(fault)
        case .truncated(let fault): "the file ends before its picture does" + said(fault)
        case .damaged(let fault): "the picture is damaged" + said(fault)
        case .tooManyPixels(let size, let limit):
            "\(size.width)x\(size.height) are more pixels than the \(limit) that are allowed"
        case .colour(let fault): "the colours cannot be converted" + said(fault)
        case .resizeFailed(let fault): "cannot be resized" + said(fault)
        case .drawingFailed(let fault): "cannot be drawn" + said(fault)
        case .encodeFailed(let format, let fault): "cannot be encoded as \(format.rawValue)" + said(fault)
        }
    }

    private func said(_ fault: LibraryFault) -> String {
        fault.text.isEmpty ? " (\(fault.operation))" : " (\(fault.operation): \(fault.text))"
    }
}
