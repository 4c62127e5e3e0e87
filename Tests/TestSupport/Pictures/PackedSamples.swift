/// Samples of less than a byte, several to a byte, the first in the highest bits.
enum PackedSamples {
    /// One row, its last byte filled up with zeros.
    static func bytes(_ samples: ArraySlice<UInt8>, bits: Int) -> [UInt8] {
        let perByte = 8 / bits
        return stride(from: samples.startIndex, to: samples.endIndex, by: perByte).map { start in
            (0..<perByte).reduce(UInt8(0)) { byte, index in
                let sample = start + index < samples.endIndex ? samples[start + index] : 0
                return byte << UInt8(bits % 8) | sample
            }
        }
    }
}
