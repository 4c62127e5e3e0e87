import Imaging
import Testing
import ThumbnailModel

@Suite struct ErrorTests {
    private static let fault = LibraryFault(operation: "jpegload_buffer", text: "no image")

    @Test(arguments: [
        (
            ImagingError.notRegularFile, "not-a-regular-file",
            "not a regular file; a folder, pipe, socket or device holds no photo"
        ),
        (.emptyFile, "empty-file", "the file is empty"),
        (.notAnImage, "not-an-image", "not a picture: the content is of no known image format"),
        (.unsupportedFormat(.svg), "unsupported-format", "svg files are read only where they are allowed"),
        (.damagedHeader(fault), "damaged-header", "the header is damaged"),
        (.damaged(LibraryFault(operation: "pixels", text: "")), "damaged", "the picture is damaged"),
        (.truncated(fault), "truncated", "the file ends before its picture does"),
        (
            .tooManyPixels(PixelSize(width: 20, height: 10), limit: 100), "too-many-pixels",
            "20x10 are more pixels than the 100 that are allowed"
        ),
        (.encodeFailed(.avif, fault), "encode-failed", "cannot be encoded as avif"),
        (.unreadable(errno: 13), "unreadable", "cannot be read (Permission denied)"),
    ])
    func codeIsStableAndMessagePlain(error: ImagingError, code: String, message: String) {
        #expect(error.code == code)
        #expect(error.message == message)
    }

    /// What a library says may differ from run to run, so it is no part of the message.
    @Test func detailIsTheLibrarysOwnText() {
        #expect(ImagingError.damagedHeader(Self.fault).detail == "jpegload_buffer: no image")
        #expect(ImagingError.damaged(LibraryFault(operation: "pixels", text: "")).detail == "pixels")
        #expect(ImagingError.emptyFile.detail == nil)
    }
}
