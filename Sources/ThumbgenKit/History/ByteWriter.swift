/// Puts values one behind another as bytes, for the compact records of the state.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    /// A whole number, eight bytes, the least first.
    mutating func write(_ number: Int) {
        var rest = UInt64(bitPattern: Int64(number))
        for _ in 0..<8 {
            bytes.append(UInt8(truncatingIfNeeded: rest))
            rest >>= 8
        }
    }

    /// A fraction, by its bits.
    mutating func write(_ number: Double) {
        write(Int(Int64(bitPattern: number.bitPattern)))
    }

    /// A flag, one byte.
    mutating func write(_ flag: Bool) {
        bytes.append(flag ? 1 : 0)
    }

    /// A text that may be missing.
    mutating func write(_ text: String?) {
        write(text != nil)
        guard let text else { return }
        write(Array(text.utf8))
    }

    /// Bytes, with their number before them.
    mutating func write(_ more: [UInt8]) {
        write(more.count)
        bytes += more
    }
}
