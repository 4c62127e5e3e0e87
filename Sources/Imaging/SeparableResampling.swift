/// Weighted sums of pixels, first down, then across: of each line only what is shown is summed, and lines are read once.
///
/// In fractional numbers throughout, so that plain areas stay what they are and white stays white, and by the calling
/// thread alone: photos fill the cores. libvips' own pass across is several times slower.
struct SeparableResampling {
    let across: ResampledAxis
    let down: ResampledAxis
    let channels: ChannelCoding

    /// Resamples 8-bit samples, three or four a pixel.
    ///
    /// - Parameters:
    ///   - source: the first pixel that counts.
    ///   - stride: samples from a line of the source to the next.
    ///   - target: room for the output, lines one after the other.
    func run(
        _ source: UnsafePointer<UInt8>,
        stride: Int,
        bands: Int,
        into target: UnsafeMutablePointer<UInt8>
    ) {
        let (lines, width) = (down.taps, across.count / across.box)
        withUnsafeTemporaryAllocation(
            of: SIMD4<Float>.self,
            capacity: (lines + 1) * width + across.count
        ) { memory in
            guard let ring = memory.baseAddress else { return }
            let sum = ring + lines * width
            let scratch = sum + width
            // Lines of the source are decoded once, each to its place in a ring of as many as one sum takes.
            var decoded = 0
            for row in 0..<down.output {
                let first = down.starts[row]
                for line in max(first, decoded)..<max(first + lines, decoded) {
                    let place = ring + line % lines * width
                    let samples = source + line * down.box * stride
                    if across.box == 1, down.box == 1 {
                        channels.decode(samples, width: width, bands, to: place)
                    } else {
                        average(samples, stride: stride, bands, scratch, to: place)
                    }
                }
                decoded = first + lines
                add(ring, width: width, from: first, weights: row * lines, to: sum)
                across(sum, bands, to: target + row * across.output * bands)
            }
        }
    }

    /// The averages of the boxes of one line of them.
    private func average(
        _ samples: UnsafePointer<UInt8>,
        stride: Int,
        _ bands: Int,
        _ scratch: UnsafeMutablePointer<SIMD4<Float>>,
        to line: UnsafeMutablePointer<SIMD4<Float>>
    ) {
        let width = across.count / across.box
        let share = 1 / Float(across.box * down.box)
        line.update(repeating: .zero, count: width)
        for row in 0..<down.box {
            channels.decode(samples + row * stride, width: across.count, bands, to: scratch)
            var pixel = scratch
            for x in 0..<width {
                var sum = SIMD4<Float>.zero
                for place in 0..<across.box { sum += pixel[place] }
                line[x] += sum * share
                pixel += across.box
            }
        }
    }

    /// The sum of the lines in the ring, by the weights of one output line.
    private func add(
        _ ring: UnsafeMutablePointer<SIMD4<Float>>,
        width: Int,
        from first: Int,
        weights: Int,
        to sum: UnsafeMutablePointer<SIMD4<Float>>
    ) {
        let lines = down.taps
        down.weights.withUnsafeBufferPointer { all in
            for tap in 0..<lines {
                let weight = all[weights + tap]
                let line = ring + (first + tap) % lines * width
                if tap == 0 {
                    for x in 0..<width { sum[x] = line[x] * weight }
                } else {
                    for x in 0..<width { sum[x] += line[x] * weight }
                }
            }
        }
    }

    /// One output line of a summed one.
    private func across(
        _ line: UnsafeMutablePointer<SIMD4<Float>>,
        _ bands: Int,
        to target: UnsafeMutablePointer<UInt8>
    ) {
        let channels = channels
        let taps = across.taps
        across.weights.withUnsafeBufferPointer { weights in
            across.starts.withUnsafeBufferPointer { starts in
                for x in 0..<starts.count {
                    var pixel = SIMD4<Float>.zero
                    let first = line + starts[x]
                    for tap in 0..<taps { pixel += first[tap] * weights[x * taps + tap] }
                    channels.encode(pixel, bands, to: target, at: x * bands)
                }
            }
        }
    }
}
