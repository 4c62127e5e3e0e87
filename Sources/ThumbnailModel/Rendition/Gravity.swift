/// Which part of a picture a crop keeps, or where a padded picture lies.
package enum Gravity: Hashable, Sendable {
    /// A point of the compass or the centre.
    case compass(Compass)
    /// The part that a viewer looks at first.
    case attention
    /// The part with the most detail.
    case entropy
    /// A focal point, 0 to 1 from the upper left, kept as central as the edges allow.
    case focalPoint(Point)

    /// The middle of the picture.
    package static let centre = Gravity.compass(.centre)

    /// Whether the place can only be found by looking at the pixels.
    package var needsPixels: Bool {
        switch self {
        case .attention, .entropy: true
        case .compass, .focalPoint: false
        }
    }
}
