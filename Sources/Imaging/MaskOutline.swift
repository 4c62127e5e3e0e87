import Glibc
import ThumbnailModel

/// How much of each pixel lies within a rounded rectangle; a circle is one whose corners meet, in the middle of the picture.
struct MaskOutline {
    private let middle: Point
    private let halfWidth: Double
    private let halfHeight: Double
    private let radius: Double
    private let border: Double

    init(size: PixelSize, options: MaskOptions, scale: Scale) {
        let largest = Double(min(size.width, size.height)) / 2
        middle = Point(x: Double(size.width) / 2, y: Double(size.height) / 2)
        switch options.shape {
        case .circle: (radius, halfWidth, halfHeight) = (largest, largest, largest)
        case .rounded:
            (radius, halfWidth, halfHeight) = (min(options.radius * scale.factor, largest), middle.x, middle.y)
        }
        border = min(options.border * scale.factor, largest)
    }

    /// The part of a pixel that shows, 0 to 1.
    func coverage(x: Int, y: Int) -> Double { within(x: x, y: y, inset: 0) }

    /// The part of a pixel that is border, 0 to 1.
    func borderCoverage(x: Int, y: Int) -> Double { border > 0 ? 1 - within(x: x, y: y, inset: border) : 0 }

    /// The part of a pixel within the outline moved inwards, told by how far the pixel's middle is from it.
    private func within(x: Int, y: Int, inset: Double) -> Double {
        let across = abs(Double(x) + 0.5 - middle.x) - (halfWidth - radius)
        let down = abs(Double(y) + 0.5 - middle.y) - (halfHeight - radius)
        let distance = hypot(max(across, 0), max(down, 0)) + min(max(across, down), 0) - radius
        return min(max(0.5 - inset - distance, 0), 1)
    }
}
