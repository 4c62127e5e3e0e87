/// Reads back what `ByteWriter` wrote; whatever is missing makes the whole record unreadable.
struct ByteReader {
    /// The record is shorter than what it should hold, or holds something else.
    struct Malformed: Error {}

    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) {
        rest = bytes[...]
    }

    mutating func number() throws(Malformed) -> Int {
        let bytes = try take(8)
        return Int(truncatingIfNeeded: bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }

    mutating func fraction() throws(Malformed) -> Double {
        Double(bitPattern: UInt64(bitPattern: Int64(try number())))
    }

    mutating func flag() throws(Malformed) -> Bool {
        try take(1).first == 1
    }

    mutating func text() throws(Malformed) -> String? {
        guard try flag() else { return nil }
        return String(decoding: try bytes(), as: UTF8.self)
    }

    mutating func bytes() throws(Malformed) -> [UInt8] {
        Array(try take(try number()))
    }

    private mutating func take(_ count: Int) throws(Malformed) -> ArraySlice<UInt8> {
        guard count >= 0, rest.count >= count else { throw Malformed() }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }
}
