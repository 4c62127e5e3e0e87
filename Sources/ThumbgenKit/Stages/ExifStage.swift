import Imaging
import ThumbnailModel

/// Reads a candidate's header and EXIF.
struct ExifStage: Sendable {
    func run(_ source: SourcePhoto) throws(ImagingError) -> SurveyedPhoto {
        let file = try SourceFile.open(source.path)
        return SurveyedPhoto(source: source, metadata: try MetadataReader.read(file))
    }
}
