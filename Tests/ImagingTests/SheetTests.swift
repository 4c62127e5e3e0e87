import Imaging
import TestSupport
import Testing
import ThumbnailModel

@Suite struct SheetTests {
    @Test func renditionsLieWhereTheyArePut() throws {
        let red = try Rendering(
            PNGFile(PixelBuffer(width: 8, height: 8, filledWith: [200, 0, 0])).bytes,
            into: .pixels(4, 4)
        )
        let half = PixelBuffer(width: 8, height: 8, filledWith: [0, 0, 0, 51])
        let clear = try Rendering(PNGFile(half).bytes, into: .pixels(4, 4))
        var sheet = ImageSheet(size: PixelSize(width: 10, height: 6), background: Color(red: 10, green: 20, blue: 30))
        try sheet.place(red.resized, x: 1, y: 1)
        try sheet.place(clear.resized, x: 8, y: -2)
        try sheet.place(red.resized, x: 40, y: 0)
        let pixels = try PixelBuffer(sheet.rendition().pixels)
        #expect(pixels[0, 0] == [10, 20, 30])
        #expect(pixels[1, 1] == [200, 0, 0])
        #expect(pixels[4, 4] == [200, 0, 0])
        #expect(pixels[5, 5] == [10, 20, 30])
        #expect(pixels[9, 1] == [8, 16, 24])
        #expect(pixels[9, 2] == [10, 20, 30])
        let encoded = try ImageEncoder.encode(sheet.rendition().pixels, format: .jpeg)
        #expect(encoded.size == PixelSize(width: 10, height: 6))
    }
}
