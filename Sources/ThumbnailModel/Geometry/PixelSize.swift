/// A width and a height in whole pixels.
package struct PixelSize: Hashable, Sendable {
    /// Pixels across.
    package var width: Int
    /// Pixels down.
    package var height: Int

    /// A size of so many pixels across and down.
    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
    }

    /// Pixels in all.
    package var area: Int { width * height }

    /// The size after a quarter turn.
    package var transposed: PixelSize { PixelSize(width: height, height: width) }

    /// The whole picture as a rectangle.
    package var bounds: Rect { Rect(x: 0, y: 0, width: Double(width), height: Double(height)) }
}
