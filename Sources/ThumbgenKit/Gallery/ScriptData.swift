#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Data as classic scripts, the one form a page may read from disk as well as from a server.
enum ScriptData {
    /// The script that hands the page its index.
    static func index(_ index: GalleryIndex) throws -> [UInt8] {
        try Array("self.thumbgenIndex = ".utf8) + literal(index) + Array(";\n".utf8)
    }

    /// The script that hands the page the photos of a chunk; it may run before or after the page's own.
    static func chunk(_ number: Int, _ photos: [GalleryPhoto]) throws -> [UInt8] {
        let opening = "(self.thumbgenPhotos = self.thumbgenPhotos || []).push([\(number), [\n"
        let rows = try photos.map(literal).joined(separator: Array(",\n".utf8))
        return Array(opening.utf8) + rows + Array("\n]]);\n".utf8)
    }

    /// A value as JSON that is a literal of every JavaScript and harmless even inside a page: `<`, `>` and `&` and the two line
    /// separators only ever stand in its strings, and are escaped there.
    static func literal(_ value: some Encodable) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let json = Array(try encoder.encode(value))
        var literal: [UInt8] = []
        literal.reserveCapacity(json.count)
        var index = 0
        while index < json.count {
            switch json[index] {
            case UInt8(ascii: "<"): literal += "\\u003c".utf8
            case UInt8(ascii: ">"): literal += "\\u003e".utf8
            case UInt8(ascii: "&"): literal += "\\u0026".utf8
            case 0xE2 where index + 2 < json.count && json[index + 1] == 0x80 && json[index + 2] & 0xFE == 0xA8:
                literal += (json[index + 2] == 0xA8 ? "\\u2028" : "\\u2029").utf8
                index += 2
            case let byte: literal.append(byte)
            }
            index += 1
        }
        return literal
    }
}
