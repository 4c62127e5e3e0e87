package import ThumbnailModel

extension ImageResizer {
    /// The renditions of several geometries, in their order.
    ///
    /// A smaller one is made from a larger one where that leaves it enough pixels: there are fewer to read, and nothing is
    /// lost that would show.
    package static func resize(
        _ image: DecodedImage,
        _ geometries: [RenditionGeometry],
        _ options: ResizeOptions = ResizeOptions()
    ) throws(ImagingError) -> [ResizedImage] {
        var made: [(index: Int, image: ResizedImage)] = []
        var sources: [DecodedImage] = []
        let largestFirst = geometries.enumerated().sorted {
            ($0.element.horizontalStep, $0.offset) < ($1.element.horizontalStep, $1.offset)
        }
        for (index, geometry) in largestFirst {
            let source = sources.last { $0.isAmple(for: geometry) }
            let resized = try resize(source ?? image, geometry, options)
            made.append((index, resized))
            if options.sharpen == 0, let source = resized.asSource(like: image) { sources.append(source) }
        }
        return made.sorted { $0.index < $1.index }.map(\.image)
    }
}

extension ResizedImage {
    /// The rendition as the source of smaller ones; nil where it is more than a reduced part of the original.
    fileprivate func asSource(like image: DecodedImage) -> DecodedImage? {
        let isReduced =
            geometry.horizontalStep >= image.horizontal.shrink && geometry.verticalStep >= image.vertical.shrink
        guard isReduced, geometry.saliency == nil, geometry.content.size == pixels.size else { return nil }
        var across = DecodedAxis(
            source: image.source.width,
            loaded: pixels.size.width,
            shrink: geometry.horizontalStep
        )
        var down = DecodedAxis(source: image.source.height, loaded: pixels.size.height, shrink: geometry.verticalStep)
        across.origin = region.x / across.shrink
        down.origin = region.y / down.shrink
        return DecodedImage(
            pixels: pixels,
            source: image.source,
            origin: image.origin,
            conversion: image.conversion,
            isDrawn: image.isDrawn,
            horizontal: across,
            vertical: down
        )
    }
}

extension DecodedImage {
    /// Pixels an output pixel that a kernel needs to lose nothing against the full picture.
    private static let ampleStep = 1.5

    /// Whether the pixels hold all that a rendition shows, and enough of them.
    fileprivate func isAmple(for geometry: RenditionGeometry) -> Bool {
        let step = min(geometry.horizontalStep / horizontal.shrink, geometry.verticalStep / vertical.shrink)
        guard geometry.saliency == nil, step >= DecodedImage.ampleStep else { return false }
        let start = decoded(Point(x: geometry.region.x, y: geometry.region.y))
        let end = decoded(
            Point(x: geometry.region.x + geometry.region.width, y: geometry.region.y + geometry.region.height)
        )
        // A hundredth of a pixel is the error of the numbers.
        return min(start.x, start.y) >= -0.01 && end.x <= Double(horizontal.count) + 0.01
            && end.y <= Double(vertical.count) + 0.01
    }
}
