import Imaging
import ThumbnailModel

/// Cuts every picture that the plan asks of this stage.
struct MaskStage: Sendable {
    let name: String
    let options: MaskOptions

    func run(_ image: StageImage) throws(ImagingError) -> [StageImage] {
        var made: [StageImage] = []
        for planned in image.results.images where planned.stage == name {
            let cut = try ImageMask.apply(options, to: image.decoded.pixels, at: planned.scale)
            made.append(
                StageImage(
                    photo: image.photo,
                    content: image.content,
                    decoded: DecodedImage(cut),
                    results: planned.results,
                    placeholder: image.placeholder,
                    crop: image.crop,
                    origin: image.origin,
                    conversion: image.conversion,
                    isEnlarged: image.isEnlarged
                )
            )
        }
        return made
    }
}
