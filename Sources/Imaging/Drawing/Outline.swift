import ThumbnailModel

/// A rectangle with rounded corners that fills a picture: a circle where the picture is square and the radius half its side.
struct Outline {
    private let centre: Point
    /// Half the extent of the part between the corners, where the outline is straight.
    private let straight: Point
    private let radius: Double

    /// The outline of a picture with corners of a radius in pixels, as large as the shorter side allows.
    init(_ size: PixelSize, radius: Double) {
        centre = Point(x: Double(size.width) / 2, y: Double(size.height) / 2)
        self.radius = max(0, min(radius, centre.x, centre.y))
        straight = Point(x: centre.x - self.radius, y: centre.y - self.radius)
    }

    /// How far the middle of a pixel lies outside the outline, in pixels; negative within.
    func distance(x: Int, y: Int) -> Double {
        let across = abs(Double(x) + 0.5 - centre.x) - straight.x
        let down = abs(Double(y) + 0.5 - centre.y) - straight.y
        let outside = (max(across, 0) * max(across, 0) + max(down, 0) * max(down, 0)).squareRoot()
        return outside + min(max(across, down), 0) - radius
    }

    /// The part of a pixel that lies within the outline drawn in by `inset` pixels, 0 to 1.
    static func coverage(distance: Double, inset: Double = 0) -> Double {
        min(max(0.5 - distance - inset, 0), 1)
    }
}
