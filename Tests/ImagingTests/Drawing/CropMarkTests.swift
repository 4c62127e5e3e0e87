import Imaging
import TestSupport
import Testing
import ThumbnailModel

@Suite struct CropMarkTests {
    @Test func whatIsLostIsDimAndWhatIsKeptStays() throws {
        try ImagingLibrary.start()
        let source = PixelBuffer(width: 40, height: 20, filledWith: [200, 100, 50])
        let image = try PixelImage(size: PixelSize(width: 40, height: 20), bands: 3, samples: source.samples)
        let mark = CropMark(Rect(x: 0.25, y: 0, width: 0.5, height: 1), line: 2)
        let expected = PixelBuffer(width: 40, height: 20) { x, y in
            if x < 10 || x >= 30 { return [80, 40, 20] }
            return x < 12 || x >= 28 || y < 2 || y >= 18 ? [255, 204, 0] : [200, 100, 50]
        }
        #expect(try PixelBuffer(mark.drawn(on: image)) == expected)
    }

    @Test(arguments: [
        Rect(x: 0, y: 0, width: 1, height: 1), Rect(x: 0.9999, y: 0.9999, width: 0.0001, height: 0.0001),
        Rect(x: 0.3, y: 0.3, width: 0.001, height: 0.001),
    ])
    func theMarkNeverLeavesThePicture(crop: Rect) {
        let kept = CropMark(crop, line: 3).kept(of: PixelSize(width: 7, height: 5))
        #expect(kept.x >= 0 && kept.y >= 0 && kept.size.width > 0 && kept.size.height > 0)
        #expect(kept.x + kept.size.width <= 7 && kept.y + kept.size.height <= 5)
    }
}
