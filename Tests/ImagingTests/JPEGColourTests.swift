import Imaging
import TestSupport
import Testing
import ThumbnailModel

/// How the channels of a JPEG are coded, by the marker of Adobe and without it.
@Suite struct JPEGColourTests {
    /// Magenta and yellow ink in full, stored inverted as all programs do; as YCCK the first three are cyan, that is red's
    /// opposite, as luminance and colour.
    @Test(arguments: [
        FlatJPEG([255, 0, 0, 255], transform: 0), FlatJPEG([255, 0, 0, 255]),
        FlatJPEG([179, 171, 0, 255], transform: 2),
    ])
    func printedRedIsRed(file: FlatJPEG) throws {
        let rendering = try Rendering(file.bytes, into: .pixels(4, 4))
        #expect(rendering.metadata.bands == 4)
        let pixels = try rendering.pixels
        let red = PixelBuffer(width: 4, height: 4, filledWith: [232, 0, 17])
        #expect(pixels.largestDifference(from: red) ?? 255 <= 3, "\(pixels[0, 0])")
    }

    @Test(arguments: [
        FlatJPEG([200, 80, 40], transform: 0), FlatJPEG([200, 80, 40], names: "RGB"),
    ])
    func redGreenAndBlueAreThemselves(file: FlatJPEG) throws {
        let pixels = try Rendering(file.bytes, into: .pixels(4, 4)).pixels
        #expect(pixels == PixelBuffer(width: 4, height: 4, filledWith: [200, 80, 40]))
    }

    /// Luminance 76, with all of red and half of blue missing from it: pure red.
    @Test(arguments: [FlatJPEG([76, 85, 255], transform: 1), FlatJPEG([76, 85, 255])])
    func luminanceAndColourAreRed(file: FlatJPEG) throws {
        let pixels = try Rendering(file.bytes, into: .pixels(4, 4)).pixels
        #expect(pixels == PixelBuffer(width: 4, height: 4, filledWith: [254, 0, 0]))
    }

    /// A marker that lies costs at most the colours.
    @Test func markerOfAnotherCodingDoesNoHarm() throws {
        let pixels = try Rendering(FlatJPEG([255, 0, 0, 255], transform: 2).bytes, into: .pixels(4, 4)).pixels
        #expect((pixels.width, pixels.height, pixels.bands) == (4, 4, 3))
    }
}
