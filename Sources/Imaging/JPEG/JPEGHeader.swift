/// The segments of a JPEG before its first scan.
enum JPEGHeader {
    /// Whether bytes from the start of a JPEG reach its first scan, so that they hold everything but pixels.
    static func isWhole(in bytes: [UInt8]) -> Bool {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return false }
        var place = 2
        while place + 4 <= bytes.count, bytes[place] == 0xFF {
            let marker = bytes[place + 1]
            if marker == 0xDA { return true }
            let isFill = marker == 0xFF
            let standsAlone = marker == 0x01 || (0xD0...0xD8).contains(marker)
            let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
            place += isFill ? 1 : standsAlone ? 2 : 2 + length
        }
        return false
    }
}
