package import ThumbnailModel

/// One line of text in the middle of a strip of plain colour.
package struct TextLine: Sendable {
    /// The text; characters that cannot be shown are to be replaced before.
    package var text: String
    /// The size of the letters, in points.
    package var points: Double
    /// Whether the letters are heavy.
    package var isBold: Bool
    /// What turns points into pixels.
    package var scale: Scale
    /// The colour of the strip; the text is dark on light colours and light on dark ones.
    package var background: Color

    /// A line of text.
    package init(_ text: String, points: Double, isBold: Bool = false, scale: Scale, background: Color) {
        self.text = text
        self.points = points
        self.isBold = isBold
        self.scale = scale
        self.background = background
    }

    /// The strip, three channels; text that is too long is cut and ends in an ellipsis.
    package func drawn(on size: PixelSize) throws(ImagingError) -> PixelImage {
        try ImagingError.drawing { () throws(LibraryFault) in
            let paper = [background.red, background.green, background.blue].map(Double.init)
            return
                try letters(on: size)
                .applying("linear", ["a": .numbers(paper.map { (ink - $0) / 255 }), "b": .numbers(paper)])
                .eightBits()
                .applying("copy", ["interpretation": "srgb"])
        }
    }

    /// The coverage of the whole strip by letters.
    private func letters(on size: PixelSize) throws(LibraryFault) -> PixelImage {
        let strip: [(String, OperationArgument)] = [("width", .integer(size.width)), ("height", .integer(size.height))]
        guard let line = fitted(into: size.width - margin) else { return try ImageOperation.image("black", strip) }
        // The library gives the letters alone; where they lie in the line keeps all lines at one height.
        let top = (Double(size.height) - points * scale.factor * 1.2) / 2
        let place: [(String, OperationArgument)] = [
            ("x", .integer((size.width - line.letters.size.width) / 2)),
            ("y", .integer(Int(top.rounded(.down)) + line.top)),
        ]
        return try ImageOperation.image("embed", [("in", .image(line.letters))] + place + strip)
    }

    /// The value of all three channels of the text.
    private var ink: Double {
        let brightness = 2 * Int(background.red) + 5 * Int(background.green) + Int(background.blue)
        return brightness >= 8 * 128 ? 51 : 221
    }

    /// The pixels that stay free beside the text, so that neighbours do not run into one.
    private var margin: Int { Int(points * scale.factor / 2) }

    /// As much of the text as a width takes; nil where nothing of it can be seen.
    private func fitted(into width: Int) -> (letters: PixelImage, top: Int)? {
        // No letter is narrower than a quarter of its size, so what is beyond this never shows.
        let most = Int(Double(width) / (points * scale.factor / 4)) + 1
        var kept = text.prefix(most)
        var isCut = kept.count < text.count
        while let line = rendered(isCut ? kept + "…" : kept) {
            let wide = line.letters.size.width
            if wide <= width || kept.isEmpty { return line }
            kept = kept.prefix(min(kept.count * width / wide, kept.count - 1))
            isCut = true
        }
        return nil
    }

    /// A line as its letters' coverage and how far below the line's upper edge they start. The library refuses text
    /// without a visible letter; a strip then stays empty.
    private func rendered(_ line: some StringProtocol) -> (letters: PixelImage, top: Int)? {
        if line.allSatisfy(\.isWhitespace) { return nil }
        let letters = try? ImageOperation.image(
            "text",
            [
                ("text", .text(TextLine.escaped(line))),
                ("font", .text("sans \(isBold ? "bold " : "")\(shortestText(of: points))")),
                ("dpi", .integer(Int((72 * scale.factor).rounded()))),
            ]
        )
        return letters.map { ($0, $0.offsetDown) }
    }

    /// The text as Pango's markup has it.
    private static func escaped(_ text: some StringProtocol) -> String {
        text.reduce(into: "") { escaped, character in
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            default: escaped.append(character)
            }
        }
    }
}
