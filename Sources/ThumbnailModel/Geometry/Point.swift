/// A place with fractional coordinates, measured from the upper left.
package struct Point: Hashable, Sendable {
    /// Distance from the left edge.
    package var x: Double
    /// Distance from the upper edge.
    package var y: Double

    /// A place so far from the left and the upper edge.
    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}
