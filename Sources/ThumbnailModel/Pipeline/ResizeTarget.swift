/// What a resize is to meet.
package enum ResizeTarget: Hashable, Sendable {
    /// The cell of the grid.
    case cell
    /// A width and height, in points.
    case box(width: Double, height: Double)
    /// The longer side, in points.
    case longEdge(Double)
    /// The shorter side, in points.
    case shortEdge(Double)
    /// Several widths, in points.
    case widths([Double])
}
