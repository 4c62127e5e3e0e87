/// A rectangle with fractional edges, measured from the upper left; pixels, points or parts of a picture, as its user says.
package struct Rect: Hashable, Sendable {
    /// Distance from the left edge.
    package var x: Double
    /// Distance from the upper edge.
    package var y: Double
    /// Extent across.
    package var width: Double
    /// Extent down.
    package var height: Double

    /// A rectangle at a place, of a size.
    package init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The smallest rectangle that holds both.
    package func union(_ other: Rect) -> Rect {
        let left = min(x, other.x)
        let top = min(y, other.y)
        let right = max(x + width, other.x + other.width)
        let bottom = max(y + height, other.y + other.height)
        return Rect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The rectangle in units of a picture's size: all of it is 0, 0, 1, 1.
    package func normalised(in size: PixelSize) -> Rect {
        let across = Double(size.width)
        let down = Double(size.height)
        return Rect(x: x / across, y: y / down, width: width / across, height: height / down)
    }

    /// The part of this rectangle that `part` names in units of its size.
    package func part(_ part: Rect) -> Rect {
        Rect(x: x + part.x * width, y: y + part.y * height, width: part.width * width, height: part.height * height)
    }
}
