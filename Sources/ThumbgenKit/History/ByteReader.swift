/// Reads back what `ByteWriter` wrote; whatever is missing makes the whole record unreadable.
struct ByteReader {
    /// The record is shorter than what it should hold, or holds something else.
    struct Malformed: Error {}

    private let record: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        record = bytes
    }

    mutating func number() throws(Malformed) -> Int {
        let start = try skip(8)
        return record.withUnsafeBytes { Int(littleEndian: $0.loadUnaligned(fromByteOffset: start, as: Int.self)) }
    }

    mutating func fraction() throws(Malformed) -> Double {
        Double(bitPattern: UInt64(bitPattern: Int64(try number())))
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
