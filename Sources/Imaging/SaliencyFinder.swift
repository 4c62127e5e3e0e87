import CVips
import ThumbnailModel

/// Finds the part of a picture worth keeping, where only its pixels can tell.
enum SaliencyFinder {
    /// The longer side of the picture that is looked at: enough to find a face, and the same for every rendition.
    private static let lookedAt = 256.0

    /// The region a geometry shows, moved to where its saliency finds most; else as it is.
    ///
    /// - Parameter crop: the part of the picture the rendition starts from, 0 to 1.
    static func region(
        of geometry: RenditionGeometry,
        in image: DecodedImage,
        crop: Rect?
    ) throws(LibraryFault) -> Rect {
        guard let saliency = geometry.saliency else { return geometry.region }
        let origin = RenditionGeometry.origin(of: image.source, crop: crop)
        let factor = min(1, lookedAt / max(origin.width, origin.height))
        let looked = PixelSize(width: pixels(origin.width * factor), height: pixels(origin.height * factor))
        let window = PixelSize(
            width: min(looked.width, pixels(geometry.region.width * factor)),
            height: min(looked.height, pixels(geometry.region.height * factor))
        )
        let small = try reduced(image, to: looked, showing: origin)
        let found = try small.applying(
            "smartcrop",
            input: "input",
            [
                "width": .integer(window.width), "height": .integer(window.height),
                "interesting": saliency == .entropy ? "entropy" : "attention",
            ]
        )
        // The crop's place is left in the offsets, negated.
        let left = -Int(vips_image_get_xoffset(found.pointer))
        let top = -Int(vips_image_get_yoffset(found.pointer))
        var region = geometry.region
        region.x = origin.x + share(left, of: looked.width - window.width) * (origin.width - region.width)
        region.y = origin.y + share(top, of: looked.height - window.height) * (origin.height - region.height)
        return region
    }

    private static func reduced(
        _ image: DecodedImage,
        to size: PixelSize,
        showing origin: Rect
    ) throws(LibraryFault) -> PixelImage {
        let start = image.decoded(Point(x: origin.x, y: origin.y))
        let resampling = Resampling(
            of: image.pixels,
            from: start,
            step: (
                origin.width / Double(size.width) / image.horizontal.shrink,
                origin.height / Double(size.height) / image.vertical.shrink
            ),
            to: size,
            inLinearLight: false
        )
        return try resampling.apply(to: image.pixels).materialised()
    }

    private static func pixels(_ length: Double) -> Int { max(1, Int(length.rounded())) }

    private static func share(_ part: Int, of slack: Int) -> Double {
        slack > 0 ? min(max(Double(part) / Double(slack), 0), 1) : 0.5
    }
}
