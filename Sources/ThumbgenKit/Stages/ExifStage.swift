import Imaging
import StateStore
import ThumbnailModel

/// Reads a candidate's header and EXIF, and hashes its content where the run has to know it before it decodes.
struct ExifStage: Sendable {
    let history: RunHistory
    /// Formats beyond the usual that are read.
    let allowed: [ImageFormat]

    func run(_ request: SurveyRequest) throws(SurveyFault) -> SurveyedPhoto {
        var content: ContentHash?
        do {
            let file = try SourceFile.open(request.source.path, headerOnly: !request.needsContent)
            if file.isWhole { content = file.withBytes { ContentHash(of: $0) } }
            if let known = request.known, known.content == content,
                let metadata = history.metadata(of: known, allowing: allowed)
            {
                return SurveyedPhoto(source: request.source, metadata: metadata, content: content)
            }
            let metadata = try MetadataReader.read(file, allowing: allowed)
            return SurveyedPhoto(source: request.source, metadata: metadata, content: content)
        } catch {
            throw SurveyFault(error: error, content: content)
        }
    }
}
