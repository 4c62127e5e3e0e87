/// Puts small numbers one behind the other, lowest bit first.
struct BitPacker {
    var bytes: [UInt8] = []
    private var used = 0

    /// Adds a value of 0 to 1 as one of `steps` + 1 levels.
    mutating func append(_ value: Double, steps: Double, bits: Int) {
        append(Int((min(max(value, 0), 1) * steps).rounded()), bits: bits)
    }

    mutating func append(_ value: Int, bits: Int) {
        for bit in 0..<bits {
            if used % 8 == 0 { bytes.append(0) }
            if value >> bit & 1 == 1 { bytes[bytes.count - 1] |= 1 << UInt8(used % 8) }
            used += 1
        }
    }
}
