import Testing
import ThumbnailModel

/// Expected hashes were computed from the description of the format by other means than this package's.
@Suite struct ThumbHashTests {
    typealias Pixel = (Int, Int, Int, Int)

    static func picture(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> Pixel) -> ([UInt8], PixelSize) {
        var rgba: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let (red, green, blue, alpha) = pixel(x, y)
                rgba += [red, green, blue, alpha].map { UInt8(truncatingIfNeeded: $0) }
            }
        }
        return (rgba, PixelSize(width: width, height: height))
    }

    static func hash(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> Pixel) -> String? {
        let (rgba, size) = picture(width, height, pixel)
        return ThumbHash(rgba: rgba, size: size)?.bytes.map { byte in
            (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
    }

    @Test func landscape() {
        #expect(Self.hash(40, 20) { ($0 * 6, $1 * 12, $0 * $1, 255) } == "9b080e1c98607687708888868886f3a50ff888")
    }

    @Test func portrait() {
        #expect(Self.hash(9, 31) { ($0 * $0 * 3, $1 * 8, 200 - $1 * 3, 255) } == "1c96095a18a0828888878887948018f988")
    }

    @Test func square() {
        let hash = Self.hash(32, 32) { ($0 * 37 + $1 * 11, $0 * 5 + $1 * 3, 255 - $0 * 7, 255) }
        #expect(hash == "6107067f107c7877707878777767787888770867777f7c07")
    }

    @Test func verySlim() {
        #expect(Self.hash(100, 3) { ($0 * 2, $1 * 80, 255 - $0 * 2, 255) } == "dc250a799688888880888888808518f888")
    }

    @Test func alphaIsKept() {
        let hash = Self.hash(24, 30) { ($0 * 10, 255 - $1 * 8, 90, $0 * 9 + $1 * 2) }
        #expect(hash == "9e19861c0a28a1f77677877817fa76b2b00877678777787807")
    }

    @Test func oneColour() {
        #expect(Self.hash(4, 4) { _, _ in (255, 0, 0, 255) } == "d5fb03070000000000000000000000000000000000000000")
    }

    @Test func clearEverywhere() {
        #expect(Self.hash(6, 6) { _, _ in (10, 20, 30, 0) } == "00088205000000000000000000000000000000000000000000")
    }

    @Test(arguments: [(0, 5), (5, 0), (101, 5), (5, 101)])
    func refusesSizesOutOfRange(width: Int, height: Int) {
        let rgba = [UInt8](repeating: 9, count: width * height * 4)
        #expect(ThumbHash(rgba: rgba, size: PixelSize(width: width, height: height)) == nil)
    }

    @Test func refusesPixelsOfAnotherSize() {
        #expect(ThumbHash(rgba: [1, 2, 3, 4], size: PixelSize(width: 2, height: 1)) == nil)
    }
}
