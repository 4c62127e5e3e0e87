/// Reads back what `ByteWriter` wrote; whatever is missing makes the whole record unreadable.
struct ByteReader {
    /// The record is shorter than what it should hold, or holds something else.
    struct Malformed: Error {}

    private let record: [UInt8]
    private var position: Int

    /// Reads from a place in a record on.
    init(_ bytes: [UInt8], at start: Int = 0) {
        record = bytes
        position = start
    }

    mutating func number() throws(Malformed) -> Int {
        var number: UInt64 = 0
        for shift in stride(from: 0, to: 64, by: 7) {
            let byte = record[try skip(1)]
            number |= UInt64(byte & 0x7F) << UInt64(shift)
            if byte < 0x80 { return Int(Int64(bitPattern: number >> 1)) ^ -Int(number & 1) }
        }
        throw Malformed()
    }

    mutating func fraction() throws(Malformed) -> Double {
        let start = try skip(8)
        let bits = record.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: start, as: UInt64.self) }
        return Double(bitPattern: UInt64(littleEndian: bits))
    }

    mutating func flag() throws(Malformed) -> Bool {
        record[try skip(1)] == 1
    }

    mutating func text() throws(Malformed) -> String? {
        guard try flag() else { return nil }
        let count = try number()
        let start = try skip(count)
        return String(decoding: record[start..<start + count], as: UTF8.self)
    }

    mutating func bytes() throws(Malformed) -> [UInt8] {
        let count = try number()
        let start = try skip(count)
        return Array(record[start..<start + count])
    }

    /// Goes past so many bytes; returns where they start.
    private mutating func skip(_ count: Int) throws(Malformed) -> Int {
        guard count >= 0, record.count - position >= count else { throw Malformed() }
        defer { position += count }
        return position
    }
}
