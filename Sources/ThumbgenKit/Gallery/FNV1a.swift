/// The FNV-1a hash of 64 bits: enough to tell one list of names from another.
struct FNV1a: Sendable {
    private var state: UInt64 = 0xcbf2_9ce4_8422_2325

    /// Takes up a text and its end.
    mutating func combine(_ text: String) {
        for byte in text.utf8 { combine(byte) }
        combine(0xFF)
    }

    /// The hash so far, hexadecimal.
    var text: String { String(state, radix: 16) }

    private mutating func combine(_ byte: UInt8) {
        state = (state ^ UInt64(byte)) &* 0x100_0000_01b3
    }
}
