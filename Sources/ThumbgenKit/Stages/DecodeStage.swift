import Imaging
import StateStore
import ThumbnailModel

/// Reads a photo's pixels once, as large as its renditions need.
struct DecodeStage: Sendable {
    let name: String
    let options: DecodeOptions

    /// Decodes a photo.
    ///
    /// - Throws: `ImagingError`, or `SourceChange` where the plan was made for another file.
    func run(_ plan: PhotoPlan) throws -> [StageImage] {
        let result = Result { () throws(ImagingError) in try decode(plan) }
        // Half of a file that is being written may fail as a broken one does, and must not be remembered as such.
        guard plan.photo.source.isUnchanged else { throw SourceChange() }
        return try result.get()
    }

    private func decode(_ plan: PhotoPlan) throws(ImagingError) -> [StageImage] {
        guard let decode = plan.decodes.first(where: { $0.stage == name }), let demand = decode.demand,
            !decode.results.isEmpty
        else { return [] }
        let file = try SourceFile.open(plan.photo.source.path)
        let decoded = try ImageDecoder.decode(file, plan.photo.metadata, demand, options)
        return [
            StageImage(
                photo: plan.photo,
                content: plan.photo.content ?? file.withBytes { ContentHash(of: $0) },
                decoded: decoded,
                results: decode.results,
                placeholder: try ImagePlaceholder(of: decoded),
                crop: Rect(x: 0, y: 0, width: 1, height: 1),
                origin: decoded.origin,
                conversion: decoded.conversion,
                isEnlarged: false
            )
        ]
    }
}
