/// A picture in some 25 bytes, to show until the real one is there: a few cosine terms of lightness, two colour differences
/// and, where the picture has clear parts, alpha. The format is ThumbHash; see <https://evanw.github.io/thumbhash>.
package struct ThumbHash: Hashable, Sendable {
    /// The hash: 5 or 6 bytes of header, then half a byte a term.
    package let bytes: [UInt8]

    /// Pixels across or down that a picture may have; reduce larger ones first.
    package static let largestSide = 100

    /// The hash of `rgba`, four bytes a pixel, alpha not multiplied in, row by row; nil where the size does not fit the pixels
    /// or a side is not within 1 to `largestSide`.
    package init?(rgba: [UInt8], size: PixelSize) {
        let sides = 1...ThumbHash.largestSide
        guard sides.contains(size.width), sides.contains(size.height), rgba.count == size.area * 4 else { return nil }

        let planes = ThumbHashPlanes(rgba: rgba)
        let longest = Double(max(size.width, size.height))
        let most = planes.hasAlpha ? 5.0 : 7.0
        let across = max(1, Int((most * Double(size.width) / longest).rounded()))
        let down = max(1, Int((most * Double(size.height) / longest).rounded()))

        let lightness = CosineTerms(of: planes.lightness, size: size, across: max(3, across), down: max(3, down))
        let blueness = CosineTerms(of: planes.yellowBlue, size: size, across: 3, down: 3)
        let redness = CosineTerms(of: planes.redGreen, size: size, across: 3, down: 3)

        let isLandscape = size.width > size.height
        var packer = BitPacker()
        packer.append(lightness.mean, steps: 63, bits: 6)
        packer.append(0.5 + 0.5 * blueness.mean, steps: 63, bits: 6)
        packer.append(0.5 + 0.5 * redness.mean, steps: 63, bits: 6)
        packer.append(lightness.scale, steps: 31, bits: 5)
        packer.append(planes.hasAlpha ? 1 : 0, bits: 1)
        packer.append(isLandscape ? down : across, bits: 3)
        packer.append(blueness.scale, steps: 63, bits: 6)
        packer.append(redness.scale, steps: 63, bits: 6)
        packer.append(isLandscape ? 1 : 0, bits: 1)

        var channels = [lightness, blueness, redness]
        if planes.hasAlpha {
            let alpha = CosineTerms(of: planes.alpha, size: size, across: 5, down: 5)
            packer.append(alpha.mean, steps: 15, bits: 4)
            packer.append(alpha.scale, steps: 15, bits: 4)
            channels.append(alpha)
        }
        for term in channels.flatMap(\.normalisedTerms) {
            packer.append(term, steps: 15, bits: 4)
        }
        bytes = packer.bytes
    }
}
