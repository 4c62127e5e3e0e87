/// A rectangle of whole pixels, measured from the upper left.
package struct PixelRect: Hashable, Sendable {
    /// Pixels from the left edge.
    package var x: Int
    /// Pixels from the upper edge.
    package var y: Int
    /// Pixels across and down.
    package var size: PixelSize

    /// A rectangle at a place, of a size.
    package init(x: Int, y: Int, size: PixelSize) {
        self.x = x
        self.y = y
        self.size = size
    }
}
