/// The centre and the eight points of the compass, north being the upper edge.
package enum Compass: String, Sendable, CaseIterable {
    case centre, north, northeast, east, southeast, south, southwest, west, northwest

    /// The place from the left, 0 to 1.
    package var x: Double {
        switch self {
        case .west, .northwest, .southwest: 0
        case .centre, .north, .south: 0.5
        case .east, .northeast, .southeast: 1
        }
    }

    /// The place from the upper edge, 0 to 1.
    package var y: Double {
        switch self {
        case .north, .northeast, .northwest: 0
        case .centre, .east, .west: 0.5
        case .south, .southeast, .southwest: 1
        }
    }
}
