import Imaging
import TestSupport
import Testing
import ThumbnailModel

@Suite struct TextLineTests {
    private let strip = PixelSize(width: 150, height: 28)

    @Test func textIsDarkOnWhiteInTheMiddle() throws {
        let pixels = try drawn("Photo")
        let ink = try #require(inked(pixels))
        #expect(pixels[0, 0] == [255, 255, 255])
        #expect(abs((ink.left + ink.right) - (strip.width - 1)) <= 1)
        #expect(ink.top > 2 && ink.bottom < strip.height - 2)
        #expect(pixels.samples.min() == 51)
    }

    @Test func textIsLightOnBlack() throws {
        let pixels = try drawn("Photo", background: Color(red: 0, green: 0, blue: 0))
        #expect(pixels[0, 0] == [0, 0, 0])
        #expect(pixels.samples.max() == 221)
    }

    @Test func allLinesStandAtOneHeight() throws {
        let low = try #require(inked(drawn("xxx")))
        let high = try #require(inked(drawn("xÄ")))
        let deep = try #require(inked(drawn("xg")))
        #expect(low.bottom == high.bottom)
        #expect(high.top < low.top)
        #expect(low.top == deep.top)
        #expect(deep.bottom > low.bottom)
    }

    @Test(arguments: [60, 151, 400, 20_000])
    func longTextIsCutAndStaysOffTheEdges(count: Int) throws {
        let ink = try #require(inked(drawn(String(repeating: "W", count: count))))
        #expect(ink.left >= 4 && ink.right < strip.width - 4)
        #expect(ink.right - ink.left > strip.width / 2)
    }

    @Test func whatIsCutEndsInAnEllipsis() throws {
        let name = String(repeating: "W", count: 40)
        let cut = try drawn(name)
        #expect(try (1...10).contains { try drawn(name.prefix($0) + "…") == cut })
        #expect(try !(1...7).contains { try drawn(name.prefix($0)) == cut })
    }

    @Test func markupIsShownAsItIs() throws {
        let marked = try drawn("<b>&amp;</b>")
        #expect(try marked != drawn("&"))
        #expect(try marked != drawn(""))
        #expect(try marked != drawn("&amp;"))
        for text in ["<span", "</b>", "a < b & c > d", "&#x0;", "<!--", "<span foreground='red'>x</span>"] {
            #expect(try inked(drawn(text)) != nil)
            #expect(try drawn(text).samples.min() == 51)
        }
    }

    @Test(arguments: ["", "   ", "\u{200B}"])
    func whatHasNoLettersLeavesTheStripEmpty(text: String) throws {
        #expect(try inked(drawn(text)) == nil)
    }

    private func drawn(_ text: some StringProtocol, background: Color = .white) throws -> PixelBuffer {
        try ImagingLibrary.start()
        let line = TextLine(String(text), points: 9, scale: Scale(2), background: background)
        return try PixelBuffer(line.drawn(on: strip))
    }

    /// The rectangle of what is not white.
    private func inked(_ pixels: PixelBuffer) -> (left: Int, right: Int, top: Int, bottom: Int)? {
        let places = (0..<pixels.width * pixels.height).filter {
            pixels[$0 % pixels.width, $0 / pixels.width] != [255, 255, 255]
        }
        let columns = places.map { $0 % pixels.width }
        let rows = places.map { $0 / pixels.width }
        guard let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max() else {
            return nil
        }
        return (left, right, top, bottom)
    }
}
