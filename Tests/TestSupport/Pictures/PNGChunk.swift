/// A chunk of a PNG file: four letters and data, told apart by length and checksum.
package struct PNGChunk: Sendable {
    package let type: String
    package let data: [UInt8]

    /// Any chunk; `type` has four ASCII letters.
    package init(type: String, data: [UInt8]) {
        precondition(type.utf8.count == 4, "a chunk type has four letters")
        self.type = type
        self.data = data
    }

    /// The ICC profile of the picture.
    package static func profile(_ profile: [UInt8], name: String = "profile") -> PNGChunk {
        PNGChunk(type: "iCCP", data: Array(name.utf8) + [0, 0] + ZlibStream.bytes(storing: profile))
    }

    /// The exponent the samples were encoded with, such as 0.45455.
    package static func gamma(_ gamma: Double) -> PNGChunk {
        PNGChunk(type: "gAMA", data: UInt32((gamma * 100_000).rounded()).bigEndianBytes)
    }

    /// EXIF, as a bare TIFF block.
    package static func exif(_ block: EXIFBlock) -> PNGChunk {
        PNGChunk(type: "eXIf", data: block.bytes)
    }

    var bytes: [UInt8] {
        let checked = Array(type.utf8) + data
        return UInt32(data.count).bigEndianBytes + checked + Self.crc32(checked).bigEndianBytes
    }

    static func crc32(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { crc, byte in
            crcTable[Int((crc ^ UInt32(byte)) & 0xFF)] ^ (crc >> 8)
        }
    }

    private static let crcTable: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in
            value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
        }
    }
}
