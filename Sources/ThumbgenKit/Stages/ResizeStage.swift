import Imaging
import ThumbnailModel

/// Makes every size of a picture that the plan asks of this stage.
struct ResizeStage: Sendable {
    let name: String
    let options: ResizeOptions

    func run(_ image: StageImage) throws(ImagingError) -> [StageImage] {
        var made: [StageImage] = []
        let images = image.results.images.filter { $0.stage == name }
        if images.allSatisfy(\.results.isEmpty) { return [] }
        let pictures = try ImageResizer.resize(image.decoded, images.map(\.geometry), options)
        for (planned, resized) in zip(images, pictures) where !planned.results.isEmpty {
            made.append(
                StageImage(
                    photo: image.photo,
                    content: image.content,
                    decoded: DecodedImage(resized.pixels),
                    results: planned.results,
                    placeholder: image.placeholder,
                    crop: image.crop.part(resized.region.normalised(in: image.decoded.source)),
                    origin: image.origin,
                    conversion: image.conversion,
                    isEnlarged: image.isEnlarged || resized.isEnlarged
                )
            )
        }
        return made
    }
}
