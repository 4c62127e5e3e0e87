import CGLib

/// The simple properties of an XMP packet, found by their usual names without taking the XML apart: a packet that is no
/// proper XML still tells what it can, and none costs more than a look over it.
struct XMPPacket {
    private let bytes: [UInt8]

    /// Ordinary packets have a few kilobytes; one with a whole editing history is not worth reading.
    private static let mostBytes = 1 << 20
    private static let longestValue = 100

    /// The packet of these bytes; nil where it is too long to be looked through.
    init?(_ bytes: [UInt8]) {
        guard bytes.count <= XMPPacket.mostBytes else { return nil }
        self.bytes = bytes
    }

    /// The value of a property, such as `exif:DateTimeOriginal`, be it an attribute or an element; nil where it has none.
    func text(_ property: String) -> String? {
        var start = 0
        while let place = place(of: property, from: start) {
            start = place + property.utf8.count
            guard place > 0 else { continue }
            let isElement = bytes[place - 1] == UInt8(ascii: "<")
            guard isElement || bytes[place - 1].isSpace else { continue }
            let rest = bytes[start...].drop(while: \.isSpace)
            let value = isElement ? XMPPacket.element(rest) : XMPPacket.attribute(rest)
            if let value { return value }
        }
        return nil
    }

    private func place(of name: String, from start: Int) -> Int? {
        bytes.withUnsafeBytes { buffer -> Int? in
            guard start < buffer.count, let base = buffer.bindMemory(to: CChar.self).baseAddress,
                let found = g_strstr_len(base + start, buffer.count - start, name)
            else { return nil }
            return UnsafePointer(found) - base
        }
    }

    /// The text between the end of a start tag and the next tag.
    private static func element(_ rest: ArraySlice<UInt8>) -> String? {
        guard rest.first == UInt8(ascii: ">") else { return nil }
        return value(rest.dropFirst(), before: UInt8(ascii: "<"))
    }

    /// The text between quotes behind an equals sign.
    private static func attribute(_ rest: ArraySlice<UInt8>) -> String? {
        guard rest.first == UInt8(ascii: "=") else { return nil }
        let quoted = rest.dropFirst().drop(while: \.isSpace)
        guard let quote = quoted.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
        return value(quoted.dropFirst(), before: quote)
    }

    private static func value(_ rest: ArraySlice<UInt8>, before end: UInt8) -> String? {
        guard let end = rest.prefix(longestValue).firstIndex(of: end) else { return nil }
        return String(decoding: rest[..<end].filter { !$0.isSpace }, as: UTF8.self)
    }
}

extension UInt8 {
    fileprivate var isSpace: Bool { self == 32 || (9...13).contains(self) }
}
