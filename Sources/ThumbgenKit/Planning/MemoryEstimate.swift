import Imaging
import ThumbnailModel

/// About how many bytes a photo takes while it is worked on, at most: told from its header, before any pixel work.
struct MemoryEstimate {
    /// The bytes.
    let bytes: Int

    /// What a photo costs apart from its pixels.
    private static let overhead = 2 << 20
    /// What an AVIF encoder takes a pixel.
    private static let avifBytesPerPixel = 44

    /// The estimate for a plan.
    init(_ plan: PhotoPlan) {
        let metadata = plan.photo.metadata
        let decodes = plan.decodes.filter { !$0.results.isEmpty }.compactMap(\.demand)
        // The decodes of a photo may run at a time, and so may its encodes.
        let decoded = decodes.reduce(0) { $0 + MemoryEstimate.decode(metadata, $1) }
        let rendered = plan.decodes.reduce(0) { $0 + MemoryEstimate.results($1.results) }
        bytes = MemoryEstimate.overhead + plan.photo.source.size + decoded + rendered
    }

    /// What the decoder holds, and the pixels that come out of it, twice: while they are converted or turned.
    private static func decode(_ metadata: PhotoMetadata, _ demand: DecodeDemand) -> Int {
        let shrink = Double(LoadShrink.factor(for: metadata.format, step: demand.step, leaving: 1.6))
        let stored = Double(metadata.storedSize.area)
        let shown = min(demand.region.width * demand.region.height / (shrink * shrink), stored)
        let channels = Double(metadata.bands * max(1, metadata.bitDepth / 8))
        let held =
            switch metadata.format {
            // Where the passes have to be put together, the coefficients of all of them, of 16 bits.
            case .jpeg: stored * channels / (shrink * shrink) + (metadata.isProgressive ? 2 * stored * channels : 0)
            case .png: metadata.isProgressive ? stored * channels : 0
            // A frame and its planes.
            case .webp: 8 * stored / (shrink * shrink)
            case .heic, .avif: 8 * stored
            // Fractional numbers inside.
            case .jxl: 24 * stored
            // The mosaic, and what is developed of it.
            case .raw: 16 * stored
            // 32 bits a sample, in the tile and in the picture.
            case .jp2: 8 * stored * Double(metadata.bands) / (shrink * shrink)
            case .gif, .tiff, .svg, .pdf: 4 * stored
            }
        // A profile reads pixels twice; those of JPEGs are at hand anyway.
        let source = metadata.profile != nil && metadata.format != .jpeg ? shown * channels : 0
        return Int(held + source + 2 * shown * Double(max(3, metadata.bands)))
    }

    /// The pixels of renditions, and what their encoders take.
    private static func results(_ results: PlannedResults) -> Int {
        let images = results.images.reduce(0) { total, image in
            let area = image.geometry.canvas.area
            let encoded = image.results.encodings.reduce(0) { sum, encoding in
                sum + (encoding.format == .avif ? avifBytesPerPixel : 4) * area
            }
            return total + 4 * area + encoded + self.results(image.results)
        }
        return images
    }
}
