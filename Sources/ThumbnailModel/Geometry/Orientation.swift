/// How the stored pixels must be turned to stand upright, by the numbers of the EXIF Orientation tag.
package enum Orientation: Int, Sendable, CaseIterable {
    /// Stored upright.
    case upright = 1
    /// Mirrored left to right.
    case mirrored
    /// Turned by a half.
    case halfTurn
    /// Mirrored top to bottom.
    case flipped
    /// Mirrored along the falling diagonal.
    case transposed
    /// To be turned a quarter clockwise.
    case quarterTurnClockwise
    /// Mirrored along the rising diagonal.
    case transversed
    /// To be turned a quarter counter-clockwise.
    case quarterTurnCounterclockwise

    /// The orientation of a tag's value; anything outside 1 to 8 counts as upright.
    package init(tag: Int) {
        self = Orientation(rawValue: tag) ?? .upright
    }

    /// Whether width and height change places.
    package var swapsAxes: Bool { rawValue >= 5 }

    /// The size of the upright picture, from the stored one; and the other way round.
    package func turned(_ size: PixelSize) -> PixelSize {
        swapsAxes ? size.transposed : size
    }

    /// The part of the stored picture that shows as `rect` of the upright one.
    ///
    /// - Parameter upright: the size of the upright picture, in the units of `rect`.
    package func stored(_ rect: Rect, of upright: PixelSize) -> Rect {
        let right = Double(upright.width) - rect.x - rect.width
        let below = Double(upright.height) - rect.y - rect.height
        return switch self {
        case .upright: rect
        case .mirrored: Rect(x: right, y: rect.y, width: rect.width, height: rect.height)
        case .halfTurn: Rect(x: right, y: below, width: rect.width, height: rect.height)
        case .flipped: Rect(x: rect.x, y: below, width: rect.width, height: rect.height)
        case .transposed: Rect(x: rect.y, y: rect.x, width: rect.height, height: rect.width)
        case .quarterTurnClockwise: Rect(x: rect.y, y: right, width: rect.height, height: rect.width)
        case .transversed: Rect(x: below, y: right, width: rect.height, height: rect.width)
        case .quarterTurnCounterclockwise: Rect(x: below, y: rect.x, width: rect.height, height: rect.width)
        }
    }
}
