/// A picture as plain 8-bit samples, row by row, bands interleaved.
package struct PixelBuffer: Sendable, Equatable {
    package let width: Int
    package let height: Int
    /// Samples a pixel: 1 grey, 2 grey and alpha, 3 RGB, 4 RGB and alpha.
    package let bands: Int
    package var samples: [UInt8]

    /// Takes `width * height * bands` samples.
    package init(width: Int, height: Int, bands: Int, samples: [UInt8]) {
        precondition(samples.count == width * height * bands, "as many samples as the size says")
        self.width = width
        self.height = height
        self.bands = bands
        self.samples = samples
    }

    /// Draws each pixel from its place; `pixel` returns one sample a band.
    package init(width: Int, height: Int, bands: Int = 3, pixel: (_ x: Int, _ y: Int) -> [UInt8]) {
        var samples: [UInt8] = []
        samples.reserveCapacity(width * height * bands)
        for y in 0..<height {
            for x in 0..<width { samples += pixel(x, y) }
        }
        self.init(width: width, height: height, bands: bands, samples: samples)
    }

    /// One colour all over.
    package init(width: Int, height: Int, filledWith colour: [UInt8]) {
        self.init(width: width, height: height, bands: colour.count) { _, _ in colour }
    }

    /// The samples of one pixel.
    package subscript(x: Int, y: Int) -> [UInt8] {
        let start = (y * width + x) * bands
        return Array(samples[start..<start + bands])
    }

    /// Four colours, a quarter each: red, green / blue, white. No two of the eight orientations look alike.
    package static func quarters(width: Int, height: Int) -> PixelBuffer {
        PixelBuffer(width: width, height: height) { x, y in
            switch (x < width / 2, y < height / 2) {
            case (true, true): [255, 0, 0]
            case (false, true): [0, 255, 0]
            case (true, false): [0, 0, 255]
            case (false, false): [255, 255, 255]
            }
        }
    }

    /// Red grows to the right, green downwards: a pixel tells where it came from.
    package static func ramp(width: Int, height: Int) -> PixelBuffer {
        PixelBuffer(width: width, height: height) { x, y in
            [UInt8(x * 255 / max(width - 1, 1)), UInt8(y * 255 / max(height - 1, 1)), 128]
        }
    }

    /// The largest distance of two samples at the same place; nil when the sizes differ.
    package func largestDifference(from other: PixelBuffer) -> Int? {
        guard (width, height, bands) == (other.width, other.height, other.bands) else { return nil }
        return zip(samples, other.samples).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }
}
