/// A width and a height in points.
package struct Size: Hashable, Sendable {
    /// Points across.
    package var width: Double
    /// Points down.
    package var height: Double

    /// A size of so many points across and down.
    package init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}
