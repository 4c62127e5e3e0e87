/// How one axis of decoded pixels becomes output pixels: which are taken, and how they are resampled.
///
/// Shrinking keeps the centre of what it is given, so the crop is chosen to lie on the exact centre, in steps of half a
/// pixel, with a length that rounds to the exact number of output pixels. Growing can start at any fraction.
struct ResampledAxis: Hashable {
    /// Decoded pixels an output pixel.
    let step: Double
    /// The first decoded pixel taken.
    let first: Int
    /// Decoded pixels taken, at least 1.
    let count: Int
    /// Where the first output pixel starts, in decoded pixels from `first`; counts only when growing.
    let start: Double

    /// Whether output pixels outnumber decoded ones.
    var grows: Bool { step < 1 }

    /// - Parameters:
    ///   - start: where the shown part starts, in decoded pixels.
    ///   - step: decoded pixels an output pixel.
    ///   - output: output pixels.
    ///   - available: decoded pixels there are.
    init(start: Double, step: Double, output: Int, available: Int) {
        // A step that is 1 but for the error of binary fractions resamples nothing.
        let step = abs(step - 1) < 1e-9 ? 1 : step
        let length = step * Double(output)
        self.step = step
        if step < 1 {
            let margin = 3
            let first = min(max(Int(start.rounded(.down)) - margin, 0), available - 1)
            let end = min(max(Int((start + length).rounded(.up)) + margin, first + 1), available)
            (self.first, count) = (first, end - first)
            self.start = start - Double(first)
            return
        }
        let centre = start + length / 2
        let shortest = max(1, Int(((Double(output) - 0.49) * step).rounded(.up)))
        let longest = max(shortest, Int(((Double(output) + 0.49) * step).rounded(.down)))
        let candidates = (shortest...longest).lazy.filter { $0 <= available }.map { count in
            let first = min(max(Int((centre - Double(count) / 2).rounded()), 0), available - count)
            let shift = abs(Double(first) + Double(count) / 2 - centre)
            return (first: first, count: count, error: shift + 0.25 * abs(Double(count) - length) / step)
        }
        let best = candidates.min { $0.error < $1.error } ?? (0, min(shortest, available), 0)
        (first, count) = (best.first, best.count)
        self.start = 0
    }
}
