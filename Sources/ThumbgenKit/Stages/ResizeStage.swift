import Imaging
import ThumbnailModel

/// Makes every size of a picture that the plan asks of this stage.
struct ResizeStage: Sendable {
    let name: String
    let options: ResizeOptions

    func run(_ image: StageImage) throws(ImagingError) -> [StageImage] {
        var made: [StageImage] = []
        for planned in image.results.images where planned.stage == name {
            let resized = try ImageResizer.resize(image.decoded, planned.geometry, options)
            made.append(
                StageImage(
                    photo: image.photo,
                    content: image.content,
                    decoded: DecodedImage(resized.pixels),
                    results: planned.results,
                    placeholder: image.placeholder,
                    crop: image.crop.part(resized.region.normalised(in: image.decoded.source)),
                    origin: image.origin,
                    isEnlarged: image.isEnlarged || resized.isEnlarged
                )
            )
        }
        return made
    }
}
