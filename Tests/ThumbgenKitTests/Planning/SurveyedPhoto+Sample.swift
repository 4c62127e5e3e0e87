import ThumbnailModel

@testable import ThumbgenKit

extension SurveyedPhoto {
    /// A photo of which hardly more than the path matters.
    static func sample(
        _ path: BytePath,
        _ width: Int = 400,
        _ height: Int = 300,
        format: ImageFormat = .jpeg,
        modified: Int = 0,
        captured: CaptureTime? = nil
    ) -> SurveyedPhoto {
        var metadata = PhotoMetadata(format: format, storedSize: PixelSize(width: width, height: height))
        metadata.captured = captured
        return SurveyedPhoto(
            source: SourcePhoto(path: path, relativePath: path, size: 1, modified: modified),
            metadata: metadata,
            content: nil
        )
    }

    static func sample(_ path: String, _ width: Int = 400, _ height: Int = 300) -> SurveyedPhoto {
        sample(BytePath(path), width, height)
    }
}
