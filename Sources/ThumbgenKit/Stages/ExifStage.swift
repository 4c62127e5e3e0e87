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
            let known = known(request, content)
            let metadata = if let known { known } else { try MetadataReader.read(file, allowing: allowed) }
            return SurveyedPhoto(source: request.source, metadata: metadata, content: content)
        } catch {
            throw SurveyFault(error: error, content: content)
        }
    }

    /// What an earlier run read of the same content at the same path.
    private func known(_ request: SurveyRequest, _ content: ContentHash?) -> PhotoMetadata? {
        // A state that cannot be read is told of where the run needs it; here the file will do.
        guard request.isKnown, let known = try? history.store.source(at: request.source.relativePath),
            known.content == content
        else { return nil }
        return history.metadata(of: known, allowing: allowed)
    }
}
