import Glibc

/// The low frequencies of a channel, by a two-dimensional cosine transform.
struct CosineTerms {
    /// The term of frequency nought.
    var mean = 0.0
    /// The largest magnitude of the others.
    var scale = 0.0
    /// The others: along each row of frequencies, only those before the diagonal.
    var terms: [Double] = []

    init(of channel: [Double], size: PixelSize, across: Int, down: Int) {
        let columns = CosineTerms.waves(across, samples: size.width)
        let rows = CosineTerms.waves(down, samples: size.height)
        for (v, row) in rows.enumerated() {
            for (u, column) in columns.enumerated() where u * down < across * (down - v) {
                var sum = 0.0
                for y in 0..<size.height {
                    for x in 0..<size.width { sum += channel[x + y * size.width] * column[x] * row[y] }
                }
                sum /= Double(size.area)
                if u == 0, v == 0 {
                    mean = sum
                } else {
                    // What rounding leaves of nothing would fall to either side of the middle level.
                    terms.append(abs(sum) < 1e-9 ? 0 : sum)
                }
            }
        }
        scale = terms.map(abs).max() ?? 0
    }

    /// The terms as parts of the largest one, moved into 0 to 1.
    var normalisedTerms: [Double] {
        scale > 0 ? terms.map { 0.5 + 0.5 * $0 / scale } : terms
    }

    private static func waves(_ count: Int, samples: Int) -> [[Double]] {
        (0..<count).map { frequency in
            (0..<samples).map { cos(Double.pi / Double(samples) * Double(frequency) * (Double($0) + 0.5)) }
        }
    }
}
