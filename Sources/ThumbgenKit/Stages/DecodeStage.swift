import Imaging
import StateStore
import ThumbnailModel

/// Reads a photo's pixels once, as large as its renditions need.
struct DecodeStage: Sendable {
    let name: String
    let options: DecodeOptions

    func run(_ plan: PhotoPlan) throws(ImagingError) -> [StageImage] {
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
                isEnlarged: false
            )
        ]
    }
}
