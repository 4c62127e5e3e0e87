/// Weighted sums of pixels, first down, then across: of each line only what is shown is summed, and lines are read once.
/// Where many pixels become one, whole boxes of them are averaged before.
///
/// In fractional numbers throughout, so that plain areas stay what they are and white stays white, and by the calling
/// thread alone: photos fill the cores. libvips' own pass across is several times slower.
struct SeparableResampling {
    let across: ResampledAxis
    let down: ResampledAxis
    let channels: ChannelCoding

    /// The numbers of a line of pixels, one a sample.
    private typealias Line = UnsafeMutablePointer<Float>
    /// As many numbers as are summed at a time, in registers.
    private typealias Chunk = SIMD16<Float>

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
        let lines = down.taps
        let used = across.count / across.box * bands
        // Lines are whole chunks, so that none is summed in parts; and the last pixel is read as if it had four bands.
        let length = (used / Chunk.scalarCount + 1) * Chunk.scalarCount
        withUnsafeTemporaryAllocation(
            of: Float.self,
            capacity: (lines + 1) * length + 2 * across.count * bands
        ) { memory in
            guard let ring = memory.baseAddress else { return }
            ring.initialize(repeating: 0, count: memory.count)
            let sum = ring + lines * length
            let scratch = sum + length
            // Lines of the source are decoded once, each to its place in a ring of as many as one sum takes.
            var decoded = 0
            for row in 0..<down.output {
                let first = down.starts[row]
                for line in max(first, decoded)..<max(first + lines, decoded) {
                    let place = ring + line % lines * length
                    let samples = source + line * down.box * stride
                    if across.box == 1, down.box == 1 {
                        channels.decode(samples, width: across.count, bands, to: place)
                    } else {
                        average(samples, stride: stride, bands, scratch, to: place)
                    }
                }
                decoded = first + lines
                add(ring, length: length, from: first, weights: row * lines, to: sum)
                across(sum, bands, to: target + row * across.output * bands)
            }
        }
    }

    /// The averages of the boxes of one line of them.
    private func average(_ samples: UnsafePointer<UInt8>, stride: Int, _ bands: Int, _ scratch: Line, to line: Line) {
        let count = across.count * bands
        let (sum, row) = (scratch, scratch + count)
        channels.decode(samples, width: across.count, bands, to: sum)
        for number in 1..<down.box {
            channels.decode(samples + number * stride, width: across.count, bands, to: row)
            for place in 0..<count { sum[place] += row[place] }
        }
        let share = 1 / Float(across.box * down.box)
        for start in Swift.stride(from: 0, to: count, by: across.box * bands) {
            for band in 0..<bands {
                var total = Float.zero
                for place in Swift.stride(from: start + band, to: start + across.box * bands, by: bands) {
                    total += sum[place]
                }
                line[start / across.box + band] = total * share
            }
        }
    }

    /// The sum of the lines in the ring, by the weights of one output line.
    private func add(_ ring: Line, length: Int, from first: Int, weights: Int, to sum: Line) {
        let lines = down.taps
        let start = first % lines
        down.weights.withUnsafeBufferPointer { all in
            for x in stride(from: 0, to: length, by: Chunk.scalarCount) {
                var chunk = Chunk.zero
                for tap in 0..<lines {
                    let place = start + tap < lines ? start + tap : start + tap - lines
                    chunk += Chunk(at: ring + place * length + x) * all[weights + tap]
                }
                UnsafeMutableRawPointer(sum + x).storeBytes(of: chunk, as: Chunk.self)
            }
        }
    }

    /// One output line of a summed one.
    private func across(_ line: Line, _ bands: Int, to target: UnsafeMutablePointer<UInt8>) {
        let channels = channels
        let taps = across.taps
        across.weights.withUnsafeBufferPointer { weights in
            across.starts.withUnsafeBufferPointer { starts in
                for x in 0..<starts.count {
                    var pixel = SIMD4<Float>.zero
                    let first = line + starts[x] * bands
                    for tap in 0..<taps { pixel += SIMD4(at: first + tap * bands) * weights[x * taps + tap] }
                    channels.encode(pixel, bands, to: target, at: x * bands)
                }
            }
        }
    }
}

extension SIMD where Scalar == Float {
    /// The numbers from a place on, which need not be a multiple of their size.
    @inline(__always)
    fileprivate init(at place: UnsafePointer<Float>) {
        self = UnsafeRawPointer(place).loadUnaligned(as: Self.self)
    }
}
