import Imaging
import TestSupport
import Testing
import ThumbnailModel

@Suite struct OrientationTests {
    /// Where red, green, blue and white of the stored quarters stand when upright: upper left, upper right, lower left,
    /// lower right.
    @Test(arguments: [
        (1, "RGBW"), (2, "GRWB"), (3, "WBGR"), (4, "BWRG"), (5, "RBGW"), (6, "BRWG"), (7, "WGBR"), (8, "GWRB"),
    ])
    func quartersStandUpright(tag: Int, expected: String) throws {
        var jpeg = try JPEGSegments(
            VipsTool.encode(PNGFile(.quarters(width: 96, height: 64)), as: "jpg", options: "Q=95")
        )
        jpeg.insert(EXIFBlock(main: [.orientation(UInt16(tag))]))
        for (width, height) in [(12, 12), (48, 32), (300, 200)] {
            let pixels = try Rendering(jpeg.bytes, into: .pixels(width, height), mode: .stretch).pixels
            let (near, far) = ((width / 4, width - 1 - width / 4), (height / 4, height - 1 - height / 4))
            let found = [(near.0, far.0), (near.1, far.0), (near.0, far.1), (near.1, far.1)].map {
                name(pixels[$0, $1])
            }
            #expect(found.joined() == expected, "orientation \(tag) at \(width)x\(height)")
        }
    }

    /// 203 pixels in halves are 102 decoded ones, the last reaching past the edge: turned, that one comes first, and the
    /// picture must not move by the half.
    @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8])
    func placeIsExactWhateverTheTurn(tag: Int) throws {
        let ramp = PixelBuffer(width: 203, height: 203) { x, y in [UInt8(x), UInt8(x), UInt8(x)] }
        var jpeg = try JPEGSegments(VipsTool.encode(PNGFile(ramp), as: "jpg", options: "Q=98,subsample-mode=off"))
        jpeg.insert(EXIFBlock(main: [.orientation(UInt16(tag))]))
        let rendering = try Rendering(jpeg.bytes, into: .pixels(50, 50))
        let pixels = try rendering.pixels
        for index in [10, 25, 40] {
            let place = (Double(index) + 0.5) * 203 / 50 - 0.5
            let value = Double(tag < 5 ? pixels[index, 20][0] : pixels[20, index][0])
            let isReversed = [2, 3, 7, 8].contains(tag)
            let expected = isReversed ? 202 - place : place
            #expect(abs(value - expected) <= 1.2, "\(value) instead of \(expected)")
        }
    }

    private func name(_ pixel: [UInt8]) -> String {
        switch pixel.map({ $0 > 127 }) {
        case [true, false, false]: "R"
        case [false, true, false]: "G"
        case [false, false, true]: "B"
        case [true, true, true]: "W"
        default: "?"
        }
    }
}
