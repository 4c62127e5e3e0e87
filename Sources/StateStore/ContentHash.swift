import CXXHash

/// The identity of some bytes: their XXH3 hash of 128 bits.
package struct ContentHash: Hashable, Sendable {
    let high: UInt64
    let low: UInt64

    /// How many bytes a hash has.
    package static let byteCount = 16

    /// The hash of bytes that lie in memory.
    package init(of bytes: UnsafeRawBufferPointer) {
        self.init(XXH3_128bits(bytes.baseAddress, bytes.count))
    }

    /// The hash of bytes that lie in an array.
    package init(of bytes: [UInt8]) {
        self = bytes.withUnsafeBytes(ContentHash.init(of:))
    }

    init(_ value: XXH128_hash_t) {
        high = value.high64
        low = value.low64
    }

    /// The hash whose canonical form is these 16 bytes; nil for any other number of them.
    package init?(bytes: some Collection<UInt8>) {
        guard bytes.count == ContentHash.byteCount else { return nil }
        var halves: (high: UInt64, low: UInt64) = (0, 0)
        for byte in bytes { halves = (halves.high << 8 | halves.low >> 56, halves.low << 8 | UInt64(byte)) }
        (high, low) = halves
    }

    /// The hash that `text`, 32 hexadecimal digits, stands for; nil for any other text.
    package init?(text: String) {
        let digits = Array(text.utf8)
        guard digits.count == 32, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let high = UInt64(text.prefix(16), radix: 16), let low = UInt64(text.suffix(16), radix: 16)
        else { return nil }
        self.high = high
        self.low = low
    }

    /// The canonical form: 16 bytes, the most significant first.
    package var bytes: [UInt8] {
        ContentHash.bytes(high, low)
    }

    static func bytes(_ high: UInt64, _ low: UInt64) -> [UInt8] {
        withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) { Array($0) }
    }

    /// The canonical form as 32 lowercase hexadecimal digits.
    package var text: String {
        [high, low].map { half in
            let digits = String(half, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }
}

extension ContentHash: CustomStringConvertible {
    package var description: String { text }
}

extension ContentHash: Comparable {
    package static func < (left: ContentHash, right: ContentHash) -> Bool {
        (left.high, left.low) < (right.high, right.low)
    }
}
