import Testing
import ThumbnailModel

@Suite struct DominantColorTests {
    private func pixels(_ groups: (count: Int, rgba: [UInt8])...) -> [UInt8] {
        groups.flatMap { group in (0..<group.count).flatMap { _ in group.rgba } }
    }

    @Test func isTheColourOfMostPixelsNotTheAverage() {
        let rgba = pixels((5, [250, 10, 10, 255]), (4, [10, 10, 250, 255]))
        #expect(Color.dominant(inRGBA: rgba) == Color(red: 250, green: 10, blue: 10))
    }

    @Test func averagesLikeColours() {
        let rgba = pixels((1, [100, 40, 70, 255]), (1, [103, 42, 71, 255]))
        #expect(Color.dominant(inRGBA: rgba) == Color(red: 102, green: 41, blue: 71))
    }

    @Test func countsPixelsByTheirOpacity() {
        let rgba = pixels((9, [0, 255, 0, 20]), (1, [0, 0, 255, 255]))
        #expect(Color.dominant(inRGBA: rgba) == Color(red: 0, green: 0, blue: 255))
    }

    @Test func takesTheDarkerOfEquallyCommonColours() {
        let rgba = pixels((2, [255, 255, 255, 255]), (2, [0, 0, 0, 255]))
        #expect(Color.dominant(inRGBA: rgba) == Color(red: 0, green: 0, blue: 0))
    }

    @Test func isWhiteWhereNothingShows() {
        #expect(Color.dominant(inRGBA: pixels((3, [0, 0, 0, 0]))) == .white)
        #expect(Color.dominant(inRGBA: []) == .white)
    }
}
