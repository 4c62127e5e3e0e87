import Glibc
import ThumbnailModel

/// How large a drawing, which has no pixels of its own, is drawn: as renditions need it, as far as pixels are allowed.
enum DrawingScale {
    /// libvips takes less for no scale at all.
    static let least = 0.001

    /// Pixels for each pixel of the natural size.
    ///
    /// - Parameters:
    ///   - size: the natural size.
    ///   - step: natural pixels an output pixel of the most demanding rendition.
    ///   - minimumStep: drawn pixels that are left for each output pixel, at least 1.
    ///   - maxPixels: the most pixels that are drawn.
    static func factor(for size: PixelSize, step: Double, leaving minimumStep: Double, maxPixels: Int) -> Double {
        let allowed = sqrt(Double(maxPixels) / Double(size.area))
        // No side may shrink to nothing.
        let needed = max(minimumStep / step, 1 / Double(min(size.width, size.height)), least)
        return min(needed, max(allowed, least))
    }
}
