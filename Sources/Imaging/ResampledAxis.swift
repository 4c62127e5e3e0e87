/// How one axis of decoded pixels becomes output pixels: which are taken, and how they are resampled.
///
/// Shrinking keeps the centre of what it is given, so the crop is chosen to lie on the exact centre, in steps of half a
/// pixel, with a length that rounds to the exact number of output pixels. Growing can start at any fraction.
struct ResampledAxis: Hashable {
    /// Pixels an output pixel that are left to the kernel where whole pixels are averaged before it: enough for the average
    /// to take nothing of the output's detail, and little enough for the kernel to stay short, thus fast and exact.
    private static let leftToKernel = 3.0

    /// Decoded pixels an output pixel.
    let step: Double
    /// Decoded pixels that are averaged to one before the kernel; 1 for none.
    let box: Int
    /// The first decoded pixel taken.
    let first: Int
    /// Decoded pixels taken, at least 1 and whole boxes.
    let count: Int
    /// Where the first output pixel starts, in decoded pixels from `first`; counts only when growing.
    let start: Double

    /// Whether output pixels outnumber decoded ones.
    var grows: Bool { step < 1 }

    /// What the kernel reduces by, at least 1.
    var reduction: Double { max(1, step / Double(box)) }

    /// - Parameters:
    ///   - start: where the shown part starts, in decoded pixels.
    ///   - step: decoded pixels an output pixel.
    ///   - output: output pixels.
    ///   - available: decoded pixels there are.
    init(start: Double, step: Double, output: Int, available: Int) {
        // A step that is 1 but for the error of binary fractions resamples nothing.
        self.step = abs(step - 1) < 1e-9 ? 1 : step
        box = max(1, Int(step / ResampledAxis.leftToKernel))
        if self.step < 1 {
            (first, count) = ResampledAxis.surroundings(of: start, length: step * Double(output), available: available)
            self.start = start - Double(first)
        } else {
            let centre = start + self.step * Double(output) / 2
            (first, count) = ResampledAxis.crop(on: centre, self.step, box, output: output, available: available)
            self.start = 0
        }
    }

    /// Whole pixels with as many around them as an interpolation looks at.
    private static func surroundings(of start: Double, length: Double, available: Int) -> (first: Int, count: Int) {
        let margin = 3
        let first = min(max(Int(start.rounded(.down)) - margin, 0), available - 1)
        let end = min(max(Int((start + length).rounded(.up)) + margin, first + 1), available)
        return (first, end - first)
    }

    /// Of the lengths that give the exact number of output pixels, the one that lies best on the centre; of equals the one
    /// nearest to the exact length.
    private static func crop(
        on centre: Double,
        _ step: Double,
        _ box: Int,
        output: Int,
        available: Int
    ) -> (first: Int, count: Int) {
        let reduction = step / Double(box)
        let shortest = max(1, Int(((Double(output) - 0.49) * reduction).rounded(.up)))
        let longest = max(shortest, Int(((Double(output) + 0.49) * reduction).rounded(.down)))
        let crops = (shortest...longest).lazy.map { $0 * box }.filter { $0 <= available }.map { count in
            let first = min(max(Int((centre - Double(count) / 2).rounded()), 0), available - count)
            let shift = abs(Double(first) + Double(count) / 2 - centre)
            return (first: first, count: count, error: shift + abs(Double(count) - step * Double(output)) / 1000)
        }
        let best = crops.min { $0.error < $1.error }
        return best.map { ($0.first, $0.count) } ?? (0, min(shortest * box, available))
    }
}
