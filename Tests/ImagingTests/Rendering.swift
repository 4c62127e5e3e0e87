import Imaging
import TestSupport
import ThumbnailModel

/// The road from a file's bytes to a rendition, as a run takes it.
struct Rendering {
    let metadata: PhotoMetadata
    let decoded: DecodedImage
    let resized: ResizedImage

    /// Renders content into a box of pixels.
    init(
        _ content: [UInt8],
        into box: RenditionBox,
        mode: ResizeMode = .fill,
        gravity: Gravity = .centre,
        decoding: DecodeOptions = DecodeOptions(),
        resizing: ResizeOptions = ResizeOptions(),
        allowing formats: [ImageFormat] = []
    ) throws(ImagingError) {
        try ImagingLibrary.start(concurrency: 1, allowing: formats)
        let file = SourceFile(content: content)
        metadata = try MetadataReader.read(file, allowing: formats)
        let geometry = RenditionGeometry(
            source: metadata.uprightSize,
            box: box,
            mode: mode,
            gravity: gravity,
            crop: resizing.crop
        )
        guard let demand = DecodeDemand([geometry], source: metadata.uprightSize) else {
            preconditionFailure("one rendition makes a demand")
        }
        decoded = try ImageDecoder.decode(file, metadata, demand, decoding)
        resized = try ImageResizer.resize(decoded, geometry, resizing)
    }

    /// The rendition's samples.
    var pixels: PixelBuffer {
        get throws(ImagingError) { try PixelBuffer(resized.pixels) }
    }
}

extension PixelBuffer {
    /// The samples of a picture.
    init(_ image: PixelImage) throws(ImagingError) {
        self.init(width: image.size.width, height: image.size.height, bands: image.bands, samples: try image.samples())
    }
}

extension RenditionBox {
    /// A box of so many pixels.
    static func pixels(_ width: Int, _ height: Int) -> RenditionBox {
        .size(PixelSize(width: width, height: height))
    }
}

/// The metadata of content.
func metadata(of content: [UInt8]) throws(ImagingError) -> PhotoMetadata {
    try ImagingLibrary.start(concurrency: 1)
    return try MetadataReader.read(SourceFile(content: content))
}

/// The stable name of the error that a body throws; nil when it throws none.
func code(_ body: () throws(ImagingError) -> Void) -> String? {
    do throws(ImagingError) {
        try body()
        return nil
    } catch {
        return error.code
    }
}
