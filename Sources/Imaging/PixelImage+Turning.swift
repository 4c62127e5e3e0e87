import ThumbnailModel

extension PixelImage {
    /// The picture upright, in memory.
    func turned(by orientation: Orientation) throws(LibraryFault) -> PixelImage {
        let turned: PixelImage
        switch orientation {
        case .upright: return self
        case .mirrored: turned = try flipped("horizontal")
        case .halfTurn: turned = try rotated("d180")
        case .flipped: turned = try flipped("vertical")
        case .transposed: turned = try rotated("d90").flipped("horizontal")
        case .quarterTurnClockwise: turned = try rotated("d90")
        case .transversed: turned = try rotated("d270").flipped("horizontal")
        case .quarterTurnCounterclockwise: turned = try rotated("d270")
        }
        return try turned.materialised()
    }

    private func rotated(_ angle: String) throws(LibraryFault) -> PixelImage {
        try applying("rot", ["angle": .text(angle)])
    }

    private func flipped(_ direction: String) throws(LibraryFault) -> PixelImage {
        try applying("flip", ["direction": .text(direction)])
    }
}

extension Orientation {
    /// Whether the first upright column is one of the last stored ones, after axes that change places have done so.
    var isReversedAcross: Bool {
        switch self {
        case .mirrored, .halfTurn, .quarterTurnClockwise, .transversed: true
        case .upright, .flipped, .transposed, .quarterTurnCounterclockwise: false
        }
    }

    /// The same of rows.
    var isReversedDown: Bool {
        switch self {
        case .halfTurn, .flipped, .transversed, .quarterTurnCounterclockwise: true
        case .upright, .mirrored, .transposed, .quarterTurnClockwise: false
        }
    }
}
