/// How one axis of the source lies in decoded pixels: a source coordinate `p` is found at `p / shrink - origin`.
struct DecodedAxis: Hashable {
    /// Source pixels a decoded pixel.
    var shrink: Double
    /// Where the first decoded pixel starts, in decoded pixels from the source's edge; may be fractional, and below 0.
    var origin: Double
    /// Decoded pixels.
    var count: Int

    /// All pixels that a loader hands out.
    ///
    /// - Parameters:
    ///   - source: pixels of the source.
    ///   - loaded: pixels the loader hands out.
    ///   - shrink: the exact factor where the last pixel may reach past the source's edge; nil where the loaded pixels share
    ///     out the source evenly.
    init(source: Int, loaded: Int, shrink: Double?) {
        self.shrink = shrink ?? Double(source) / Double(loaded)
        origin = 0
        count = loaded
    }

    /// Keeps the pixels around a part of the source and `margin` source pixels on both sides, as far as there are any.
    mutating func crop(from start: Double, length: Double, margin: Double) -> Int {
        let first = min(max(Int(((start - margin) / shrink).rounded(.down)), 0), count - 1)
        let end = min(max(Int(((start + length + margin) / shrink).rounded(.up)), first + 1), count)
        origin += Double(first)
        count = end - first
        return first
    }

    /// Turns the axis round: its last pixel becomes its first. Where the last pixel reaches past the edge of a source of
    /// so many pixels, the origin becomes a fraction.
    mutating func reverse(source: Int) {
        origin = Double(source) / shrink - Double(count) - origin
    }
}
