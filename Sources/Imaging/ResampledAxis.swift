import Glibc

/// How one axis of decoded pixels becomes output pixels: which of them each output pixel is a sum of, and how much of
/// each. Output pixels may start at any fraction of a decoded one.
struct ResampledAxis: Hashable {
    /// Pixels an output pixel that are left to the kernel where whole pixels are averaged before it: enough for the average
    /// to take nothing of the output's detail, and little enough for the kernel to stay short, thus fast.
    private static let leftToKernel = 3.0

    /// Decoded pixels that are averaged to one before the kernel; 1 for none.
    let box: Int
    /// The first decoded pixel that counts.
    let first: Int
    /// Decoded pixels that count, at least 1 and whole boxes.
    let count: Int
    /// For each output pixel the first pixel it is a sum of, among those that count, after averaging.
    let starts: [Int]
    /// Weights of each output pixel, one after the other; those of one have the sum 1.
    let weights: [Float]
    /// Whether every output pixel is one decoded pixel.
    let isUnchanged: Bool

    /// Pixels an output pixel is a sum of.
    var taps: Int { weights.count / starts.count }

    /// Output pixels.
    var output: Int { starts.count }

    /// - Parameters:
    ///   - start: where the shown part starts, in decoded pixels.
    ///   - step: decoded pixels an output pixel.
    ///   - output: output pixels.
    ///   - available: decoded pixels there are.
    init(start: Double, step: Double, output: Int, available: Int) {
        let kernel = ResamplingKernel(step: step)
        let box = max(1, min(available, Int(step / ResampledAxis.leftToKernel)))
        // A pixel more than the kernel reaches, for what counts starts at whole pixels.
        let margin = kernel.radius * max(step, 1) + Double(box)
        let first = min(max(Int((start - margin).rounded(.down)), 0), available - box)
        let end = min(Int((start + step * Double(output) + margin).rounded(.up)), available)
        let pixels = max(1, (end - first) / box)
        self.box = box
        self.first = first
        count = pixels * box

        // A step that is 1 but for the error of binary fractions, from a whole pixel on, resamples nothing.
        let offset = (start - Double(first)) / Double(box)
        let whole = Int(offset.rounded())
        isUnchanged =
            abs(step - 1) < 1e-9 && abs(offset - offset.rounded()) < 1e-6 && whole >= 0 && whole + output <= pixels
        if isUnchanged {
            starts = (0..<output).map { whole + $0 }
            weights = [Float](repeating: 1, count: output)
            return
        }
        let reduction = step / Double(box)
        let stretch = max(reduction, 1)
        let taps = min(Int((2 * kernel.radius * stretch).rounded(.up)) + 1, pixels)
        let centres = (0..<output).map { offset + (Double($0) + 0.5) * reduction }
        let starts = centres.map { min(max(Int(($0 - kernel.radius * stretch).rounded(.down)), 0), pixels - taps) }
        self.starts = starts
        weights = zip(starts, centres).flatMap { start, centre in
            // Pixels have their samples at their centres. Past the picture's edge there is nothing to add.
            let row = (0..<taps).map { kernel.weight(at: (Double(start + $0) + 0.5 - centre) / stretch) }
            let sum = row.reduce(0, +)
            return row.map { Float($0 / sum) }
        }
    }
}

/// How much a pixel counts by its distance from the centre of an output pixel.
struct ResamplingKernel {
    /// Beyond this distance nothing counts.
    let radius: Double
    private let shrinks: Bool

    /// Lanczos with three lobes for what shrinks; for what grows the Catmull-Rom spline, which rings less.
    init(step: Double) {
        shrinks = step >= 1
        radius = shrinks ? 3 : 2
    }

    /// The weight at a distance.
    func weight(at distance: Double) -> Double {
        let x = abs(distance)
        if x >= radius { return 0 }
        if shrinks { return x < 1e-9 ? 1 : 3 * sin(.pi * x) * sin(.pi * x / 3) / (.pi * .pi * x * x) }
        return x < 1 ? (1.5 * x - 2.5) * x * x + 1 : ((-0.5 * x + 2.5) * x - 4) * x + 2
    }
}
