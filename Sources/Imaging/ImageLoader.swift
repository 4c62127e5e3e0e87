import ThumbnailModel

/// The libvips loader of one format. It is chosen by our own table and reads bytes we hold, so that neither a file's name
/// nor its content can lead to another loader.
struct ImageLoader {
    let format: ImageFormat
    private let operation: String

    /// The loader of a format that is read.
    init(_ format: ImageFormat) throws(ImagingError) {
        self.format = format
        operation =
            switch format {
            case .jpeg: "jpegload_buffer"
            case .png: "pngload_buffer"
            case .webp: "webpload_buffer"
            case .gif: "gifload_buffer"
            case .heic, .avif: "heifload_buffer"
            case .tiff: "tiffload_buffer"
            case .jxl: "jxlload_buffer"
            case .svg: "svgload_buffer"
            case .pdf: "pdfload_buffer"
            case .raw, .jp2: throw .unsupportedFormat(format)
            }
    }

    /// The same as `open`, with the pixels of a JPEG computed at once, by a faster way than a lazy picture allows, and no
    /// more than 16 bits a sample.
    func load(
        _ content: UnsafeRawBufferPointer,
        shrink: Int,
        scale: Double,
        failOn: FailureThreshold
    ) throws(LibraryFault) -> PixelImage {
        let image = try open(content, shrink: shrink, scale: scale, failOn: failOn)
        if format == .jpeg { return try JPEGPixels.decode(content, as: image, shrink: shrink, failOn: failOn) }
        return try image.inSixteenBits()
    }

    /// Opens the first picture or page of the content: its header is read, its pixels when they are asked for.
    ///
    /// - Parameters:
    ///   - content: must outlive the picture and all made of it that is not materialised.
    ///   - shrink: how many times smaller the picture comes on each side; see `LoadShrink`.
    ///   - scale: how many times larger than its natural size a drawing comes; see `DrawingScale`.
    ///   - failOn: the damage that is no longer passed over.
    ///   - thumbnail: whether a HEIC or AVIF hands out its thumbnail, where it has one.
    func open(
        _ content: UnsafeRawBufferPointer,
        shrink: Int = 1,
        scale: Double = 1,
        failOn: FailureThreshold = .none,
        thumbnail: Bool = false
    ) throws(LibraryFault) -> PixelImage {
        if format == .jpeg, JPEGStructure(content)?.hasTooManySegments == true {
            throw LibraryFault(operation: self.operation, text: "too many segments before the picture")
        }
        let operation = try ImageOperation(operation)
        try operation.set("buffer", .bytes(content))
        try operation.set("access", "sequential")
        try operation.set("fail-on", .text(failOn.rawValue))
        if format.isDrawn { try operation.set("scale", .number(scale)) }
        if thumbnail { try operation.set("thumbnail", true) }
        if shrink > 1 {
            switch format {
            case .jpeg: try operation.set("shrink", .integer(shrink))
            case .webp: try operation.set("scale", .number(1 / Double(shrink)))
            default: break
            }
        }
        try operation.run()
        return try operation.image()
    }
}
