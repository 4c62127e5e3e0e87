/// What the header and the description of an embedded colour profile say.
struct ICCProfile {
    private let bytes: [UInt8]

    /// A profile in the bytes a file embeds; nil where they are none.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 132, bytes[36..<40].elementsEqual("acsp".utf8) else { return nil }
        self.bytes = bytes
    }

    /// The channels of the profile's device space; nil for spaces that photos do not come in.
    var channels: Int? {
        switch text(16, 4) {
        case "GRAY": 1
        case "RGB ": 3
        case "CMYK": 4
        default: nil
        }
    }

    /// The profile's name; nil where it has none.
    var name: String? {
        guard let place = tag("desc") else { return nil }
        let found =
            switch text(place.offset, 4) {
            // Version 2: a length with the closing NUL, then ASCII.
            case "desc": ascii(place.offset + 12, number(place.offset + 8) ?? 0)
            // Version 4: records of language, length and place; the first will do. UTF-16, big endian.
            case "mluc": utf16(place.offset + (number(place.offset + 24) ?? 0), number(place.offset + 20) ?? 0)
            default: nil as String?
            }
        guard let found, !found.isEmpty else { return nil }
        return found
    }

    /// The bytes of a tag.
    func tag(_ signature: String) -> (offset: Int, length: Int)? {
        let count = min(number(128) ?? 0, 100)
        for index in 0..<count where text(132 + 12 * index, 4) == signature {
            guard let offset = number(136 + 12 * index), let length = number(140 + 12 * index),
                offset + length <= bytes.count
            else { return nil }
            return (offset, length)
        }
        return nil
    }

    /// The number in four bytes, most significant first; nil outside the profile.
    func number(_ offset: Int) -> Int? {
        guard offset >= 0, offset + 4 <= bytes.count else { return nil }
        return bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    /// The four-letter signature at an offset.
    func text(_ offset: Int, _ length: Int) -> String {
        guard offset >= 0, offset + length <= bytes.count else { return "" }
        return String(decoding: bytes[offset..<offset + length], as: UTF8.self)
    }

    private func ascii(_ offset: Int, _ length: Int) -> String? {
        guard length >= 0, offset + length <= bytes.count else { return nil }
        return String(decoding: bytes[offset..<offset + length].prefix { $0 != 0 }, as: UTF8.self)
    }

    private func utf16(_ offset: Int, _ length: Int) -> String? {
        guard offset >= 0, length >= 0, offset + length <= bytes.count else { return nil }
        let units = stride(from: offset, to: offset + length - 1, by: 2).map {
            UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
        }
        return String(decoding: units.prefix { $0 != 0 }, as: UTF16.self)
    }
}
