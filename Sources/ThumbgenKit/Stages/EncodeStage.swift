import Imaging
import ThumbnailModel

/// Makes the bytes of each file the plan asks of this stage.
struct EncodeStage: Sendable {
    let name: String
    let options: EncodeOptions

    func run(_ image: StageImage) throws(ImagingError) -> [EncodedThumbnail] {
        var made: [EncodedThumbnail] = []
        for planned in image.results.encodings where planned.stage == name {
            let encoded = try ImageEncoder.encode(
                image.decoded.pixels,
                format: planned.format,
                options: options,
                metadata: image.photo.metadata
            )
            made.append(
                EncodedThumbnail(
                    photo: image.photo,
                    content: image.content,
                    encoded: encoded,
                    files: planned.files,
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
