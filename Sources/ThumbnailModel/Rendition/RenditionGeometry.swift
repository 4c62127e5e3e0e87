/// All numbers of one rendition, worked out from the original upright size before any pixel is touched.
package struct RenditionGeometry: Hashable, Sendable {
    /// The pixels of the finished rendition.
    package var canvas: PixelSize
    /// The part of the upright source that shows, in source pixels, with exact fractional edges. Where `saliency` is set
    /// its size holds and its place is yet to be found.
    package var region: Rect
    /// Where the resized region lies on the canvas: all of it, but for `pad`.
    package var content: PixelRect
    /// How the region's place is to be found in the pixels; nil where the place is known.
    package var saliency: Gravity?

    /// Source pixels an output pixel, across.
    package var horizontalStep: Double { region.width / Double(content.size.width) }
    /// Source pixels an output pixel, down.
    package var verticalStep: Double { region.height / Double(content.size.height) }
    /// Whether an output pixel shows less than a source pixel, on either axis.
    package var isEnlarged: Bool { horizontalStep < 1 || verticalStep < 1 }

    /// The geometry of a rendition.
    ///
    /// - Parameters:
    ///   - source: the upright size of the original, at least 1x1.
    ///   - box: the pixels asked for, at least 1 on each side.
    ///   - mode: how source and box meet; only a box with both sides has a choice, the others fit.
    ///   - gravity: what a crop keeps, or where a padded picture lies.
    ///   - crop: the part of the source to start from, 0 to 1; nil for all of it.
    ///   - enlarge: whether output pixels may outnumber the source's; nil for the mode's own rule (`fit` does not).
    package init(
        source: PixelSize,
        box: RenditionBox,
        mode: ResizeMode,
        gravity: Gravity = .centre,
        crop: Rect? = nil,
        enlarge: Bool? = nil
    ) {
        let origin = RenditionGeometry.origin(of: source, crop: crop)
        switch box {
        case .size(let size):
            switch mode {
            case .fill: self.init(filling: size, from: origin, gravity: gravity, enlarge: enlarge ?? true)
            case .fit:
                let factor = min(Double(size.width) / origin.width, Double(size.height) / origin.height)
                self.init(scaling: origin, by: factor, enlarge: enlarge ?? false)
            case .pad: self.init(padding: size, from: origin, gravity: gravity, enlarge: enlarge ?? true)
            case .stretch:
                let mayEnlarge = enlarge ?? true
                let target = PixelSize(
                    width: mayEnlarge ? size.width : min(size.width, RenditionGeometry.pixels(origin.width)),
                    height: mayEnlarge ? size.height : min(size.height, RenditionGeometry.pixels(origin.height))
                )
                self.init(showing: origin, on: target)
            }
        case .longEdge(let length):
            self.init(scaling: origin, by: Double(length) / max(origin.width, origin.height), enlarge: enlarge ?? false)
        case .shortEdge(let length):
            self.init(scaling: origin, by: Double(length) / min(origin.width, origin.height), enlarge: enlarge ?? false)
        case .width(let width):
            self.init(scaling: origin, by: Double(width) / origin.width, enlarge: enlarge ?? false)
        }
    }

    /// The geometry of a picture that is left as it is.
    package init(unchanged size: PixelSize) {
        self.init(showing: size.bounds, on: size)
    }

    private init(showing region: Rect, on canvas: PixelSize, content: PixelRect? = nil, saliency: Gravity? = nil) {
        self.canvas = canvas
        self.region = region
        self.content = content ?? PixelRect(x: 0, y: 0, size: canvas)
        self.saliency = saliency
    }

    private init(scaling origin: Rect, by factor: Double, enlarge: Bool) {
        self.init(showing: origin, on: RenditionGeometry.scaled(origin, by: enlarge ? factor : min(factor, 1)))
    }

    private init(filling size: PixelSize, from origin: Rect, gravity: Gravity, enlarge: Bool) {
        var (width, height) = RenditionGeometry.largest(of: size, in: origin)
        var canvas = size
        if !enlarge, width < Double(size.width) {
            canvas = PixelSize(width: RenditionGeometry.pixels(width), height: RenditionGeometry.pixels(height))
            (width, height) = (min(Double(canvas.width), origin.width), min(Double(canvas.height), origin.height))
        }
        let place = RenditionGeometry.place(gravity, in: origin)
        let region = Rect(
            x: origin.x + RenditionGeometry.offset(of: width, in: origin.width, at: place.x, gravity),
            y: origin.y + RenditionGeometry.offset(of: height, in: origin.height, at: place.y, gravity),
            width: width,
            height: height
        )
        let crops = origin.width - width > 1e-6 || origin.height - height > 1e-6
        self.init(showing: region, on: canvas, saliency: gravity.needsPixels && crops ? gravity : nil)
    }

    private init(padding size: PixelSize, from origin: Rect, gravity: Gravity, enlarge: Bool) {
        let factor = min(Double(size.width) / origin.width, Double(size.height) / origin.height)
        var content = RenditionGeometry.scaled(origin, by: enlarge ? factor : min(factor, 1))
        content = PixelSize(width: min(content.width, size.width), height: min(content.height, size.height))
        let place = RenditionGeometry.place(gravity, in: origin)
        let corner = PixelRect(
            x: Int((Double(size.width - content.width) * place.x).rounded(.down)),
            y: Int((Double(size.height - content.height) * place.y).rounded(.down)),
            size: content
        )
        self.init(showing: origin, on: size, content: corner)
    }

    /// The part of the source a rendition starts from, at least a pixel each way, within the source.
    package static func origin(of source: PixelSize, crop: Rect?) -> Rect {
        guard let crop else { return source.bounds }
        let width = max(1, crop.width * Double(source.width))
        let height = max(1, crop.height * Double(source.height))
        return Rect(
            x: min(crop.x * Double(source.width), Double(source.width) - width),
            y: min(crop.y * Double(source.height), Double(source.height) - height),
            width: width,
            height: height
        )
    }

    /// The largest extent of a size's aspect that a source has: all of one axis, a part of the other.
    private static func largest(of size: PixelSize, in origin: Rect) -> (width: Double, height: Double) {
        let width = origin.height * Double(size.width) / Double(size.height)
        if width <= origin.width { return (width, origin.height) }
        return (origin.width, origin.width * Double(size.height) / Double(size.width))
    }

    /// The place a gravity names, 0 to 1 within the origin; the middle where only pixels can tell.
    private static func place(_ gravity: Gravity, in origin: Rect) -> Point {
        switch gravity {
        case .compass(let compass): Point(x: compass.x, y: compass.y)
        case .focalPoint(let point): point
        case .attention, .entropy: Point(x: 0.5, y: 0.5)
        }
    }

    /// How far a crop of `length` starts into `total`: a compass point shares out the slack, a focal point becomes the
    /// middle of the crop as far as the edges allow.
    private static func offset(of length: Double, in total: Double, at place: Double, _ gravity: Gravity) -> Double {
        let slack = max(0, total - length)
        if case .focalPoint = gravity { return min(max(place * total - length / 2, 0), slack) }
        return slack * place
    }

    private static func scaled(_ rect: Rect, by factor: Double) -> PixelSize {
        PixelSize(width: pixels(rect.width * factor), height: pixels(rect.height * factor))
    }

    /// A length in whole pixels, never less than one.
    private static func pixels(_ length: Double) -> Int {
        max(1, Int(length.rounded()))
    }
}
