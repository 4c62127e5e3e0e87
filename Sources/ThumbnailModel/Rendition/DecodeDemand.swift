/// What all renditions of a photo together need of its decode.
package struct DecodeDemand: Hashable, Sendable {
    /// The part of the upright source that any rendition shows, in source pixels.
    package var region: Rect
    /// Source pixels an output pixel of the most demanding rendition; a decode may be reduced by less than that.
    package var step: Double

    /// The demand of these renditions on a source of an upright size; nil where there are none.
    package init?(_ renditions: some Sequence<RenditionGeometry>, source: PixelSize) {
        var region: Rect?
        var step = Double.infinity
        for rendition in renditions {
            let part = rendition.saliency == nil ? rendition.region : source.bounds
            region = region?.union(part) ?? part
            step = min(step, rendition.horizontalStep, rendition.verticalStep)
        }
        guard let region else { return nil }
        self.region = region
        self.step = step
    }
}
