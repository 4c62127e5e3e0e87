import ThumbnailModel

@testable import ThumbgenKit

extension SurveyedPhoto {
    /// A photo of a name and size, of which nothing else matters.
    static func named(_ name: String, width: Int = 100, height: Int = 100) -> SurveyedPhoto {
        SurveyedPhoto(
            source: SourcePhoto(path: BytePath(name), relativePath: BytePath(name), size: 1, modified: 0),
            metadata: PhotoMetadata(format: .jpeg, storedSize: PixelSize(width: width, height: height))
        )
    }
}
