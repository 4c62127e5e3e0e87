package import ThumbnailModel

/// Makes renditions of decoded pixels: crop first, then resample with the exact step.
package enum ImageResizer {
    /// The part of the upright source that a rendition shows, in source pixels, found in the pixels where they decide.
    ///
    /// - Parameter crop: the part of the picture the rendition starts from, 0 to 1.
    package static func region(
        of geometry: RenditionGeometry,
        in image: DecodedImage,
        crop: Rect?
    ) throws(ImagingError) -> Rect {
        do { return try SaliencyFinder.region(of: geometry, in: image, crop: crop) } catch {
            throw .resizeFailed(error)
        }
    }

    /// The rendition of a geometry.
    package static func resize(
        _ image: DecodedImage,
        _ geometry: RenditionGeometry,
        _ options: ResizeOptions = ResizeOptions()
    ) throws(ImagingError) -> ResizedImage {
        do {
            let region = try SaliencyFinder.region(of: geometry, in: image, crop: options.crop)
            let start = image.decoded(Point(x: region.x, y: region.y))
            let resampling = Resampling(
                of: image.pixels,
                from: start,
                step: (
                    geometry.horizontalStep / image.horizontal.shrink, geometry.verticalStep / image.vertical.shrink
                ),
                to: geometry.content.size,
                inLinearLight: options.linear
            )
            var pixels = try resampling.apply(to: image.pixels)
            if options.sharpen > 0 { pixels = try pixels.applying("sharpen", ["m2": .number(options.sharpen)]) }
            pixels = try pixels.padded(to: geometry, background: options.background)
            return ResizedImage(
                pixels: try pixels.materialised(),
                geometry: geometry,
                region: region,
                exceedsDecoded: image.isCoarser(than: geometry),
                isDrawn: image.isDrawn
            )
        } catch {
            throw .resizeFailed(error)
        }
    }
}
