/// Puts values one behind another as bytes, for the records of the state and lists of very many photos.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    /// A whole number: seven bits a byte, the least first, so that small ones take one; the sign is the lowest bit.
    mutating func write(_ number: Int) {
        var rest = UInt64(bitPattern: Int64(number << 1 ^ number >> (Int.bitWidth - 1)))
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    /// A fraction, by its bits.
    mutating func write(_ number: Double) {
        withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes += $0 }
    }

    /// A flag, one byte.
    mutating func write(_ flag: Bool) {
        bytes.append(flag ? 1 : 0)
    }

    /// A text that may be missing.
    mutating func write(_ text: String?) {
        write(text != nil)
        guard let text else { return }
        write(text.utf8.count)
        bytes += text.utf8
    }

    /// Bytes, with their number before them.
    mutating func write(_ more: some Collection<UInt8>) {
        write(more.count)
        bytes += more
    }
}
