/// The pixels a rendition is asked to have.
package enum RenditionBox: Hashable, Sendable {
    /// A width and a height.
    case size(PixelSize)
    /// The longer side; the other follows from the picture's aspect.
    case longEdge(Int)
    /// The shorter side; the other follows from the picture's aspect.
    case shortEdge(Int)
    /// The width; the height follows from the picture's aspect.
    case width(Int)
}
