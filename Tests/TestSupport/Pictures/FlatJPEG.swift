/// A baseline JPEG of one colour, 16 by 16, whose samples are exact: every block holds its mean and nothing else.
package struct FlatJPEG: Sendable {
    /// A sample for each channel as it is stored: 1, 3 or 4 of them.
    package let samples: [UInt8]
    /// What the marker of Adobe says of the channels: 0 none, 1 YCbCr, 2 YCCK; no marker where nil.
    package let transform: UInt8?
    /// The names of the channels; numbers from 1 on where nil.
    package let names: String?

    package init(_ samples: [UInt8], transform: UInt8? = nil, names: String? = nil) {
        self.samples = samples
        self.transform = transform
        self.names = names
    }

    /// The whole file.
    package var bytes: [UInt8] {
        let channels = names.map { Array($0.utf8) } ?? (1...UInt8(samples.count)).map(\.self)
        let adobe = transform.map { segment(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, $0]) } ?? []
        let count = UInt8(samples.count)
        let frame: [UInt8] = [8, 0, 16, 0, 16, count] + channels.flatMap { [$0, 0x11, 0] as [UInt8] }
        let scan: [UInt8] = [count] + channels.flatMap { [$0, 0] as [UInt8] } + [0, 63, 0]
        // Twelve codes of four bits for the lengths of differences; one bit says that nothing follows them.
        let means: [UInt8] = [0x00, 0, 0, 0, 12] + Array(repeating: 0, count: 12) + Array(0...11)
        let rest: [UInt8] = [0x10, 1] + Array(repeating: 0, count: 15) + [0]
        return [0xFF, 0xD8] + adobe + segment(0xDB, [0] + Array(repeating: 1, count: 64)) + segment(0xC0, frame)
            + segment(0xC4, means) + segment(0xC4, rest) + segment(0xDA, scan) + blocks + [0xFF, 0xD9]
    }

    private func segment(_ marker: UInt8, _ payload: [UInt8]) -> [UInt8] {
        [0xFF, marker] + UInt16(payload.count + 2).bigEndianBytes + payload
    }

    /// Four blocks a channel: the first tells the mean, the others that it stays.
    private var blocks: [UInt8] {
        let first = samples.map { block(difference: (Int($0) - 128) * 8) }.joined()
        let bits = first + String(repeating: block(difference: 0), count: 3 * samples.count)
        let padded = Array(bits + String(repeating: "1", count: 7))
        return stride(from: 0, to: padded.count - 7, by: 8).flatMap { start -> [UInt8] in
            let byte = UInt8(String(padded[start..<start + 8]), radix: 2) ?? 0
            return byte == 0xFF ? [0xFF, 0] : [byte]
        }
    }

    private func block(difference: Int) -> String {
        let length = String(difference.magnitude, radix: 2).count
        if difference == 0 { return "00000" }
        let value = difference > 0 ? difference : difference + (1 << length) - 1
        return binary(length, digits: 4) + binary(value, digits: length) + "0"
    }

    private func binary(_ number: Int, digits: Int) -> String {
        let text = String(number, radix: 2)
        return String(repeating: "0", count: digits - text.count) + text
    }
}
