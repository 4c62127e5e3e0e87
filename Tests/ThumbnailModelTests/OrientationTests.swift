import Testing
import ThumbnailModel

@Suite struct OrientationTests {
    @Test func onlyOneToEightTurn() {
        #expect(Orientation(tag: 6) == .quarterTurnClockwise)
        for tag in [0, 9, 255, 65535, -1] { #expect(Orientation(tag: tag) == .upright) }
    }

    /// Where the upper left quarter of the upright picture is stored, for each orientation of an 80x40 picture.
    @Test func theStoredPartIsTheOneThatShows() {
        let expected: [Orientation: Rect] = [
            .upright: Rect(x: 0, y: 0, width: 40, height: 20),
            .mirrored: Rect(x: 40, y: 0, width: 40, height: 20),
            .halfTurn: Rect(x: 40, y: 20, width: 40, height: 20),
            .flipped: Rect(x: 0, y: 20, width: 40, height: 20),
            .transposed: Rect(x: 0, y: 0, width: 40, height: 20),
            .quarterTurnClockwise: Rect(x: 0, y: 20, width: 40, height: 20),
            .transversed: Rect(x: 40, y: 20, width: 40, height: 20),
            .quarterTurnCounterclockwise: Rect(x: 40, y: 0, width: 40, height: 20),
        ]
        for (orientation, stored) in expected {
            let upright = orientation.turned(PixelSize(width: 80, height: 40))
            let quarter = Rect(x: 0, y: 0, width: Double(upright.width) / 2, height: Double(upright.height) / 2)
            #expect(orientation.stored(quarter, of: upright) == stored, "\(orientation)")
        }
    }
}
