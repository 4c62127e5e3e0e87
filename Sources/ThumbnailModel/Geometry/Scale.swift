/// Pixels a point: 1 on a plain screen, 2 and 3 on denser ones.
package struct Scale: Hashable, Comparable, Sendable {
    /// Pixels a point, above 0.
    package let factor: Double

    /// A scale of so many pixels a point.
    package init(_ factor: Double) {
        self.factor = factor
    }

    /// Fewer pixels a point come first.
    package static func < (left: Scale, right: Scale) -> Bool {
        left.factor < right.factor
    }

    /// The factor as it stands in file names: `1`, `2`, `1.5`.
    package var label: String { shortestText(of: factor) }
}

/// A number as a person writes it: no `.0` on a whole one.
package func shortestText(of number: Double) -> String {
    if let whole = Int(exactly: number) { return String(whole) }
    return String(number)
}
