/// The markers of a JPEG.
enum JPEGMarkers {
    /// Whether an end marker follows the start of the first scan. One in an embedded thumbnail does not count.
    static func hasEnd(_ content: UnsafeRawBufferPointer) -> Bool {
        guard let scan = firstScan(in: content) else { return false }
        var index = content.count - 1
        while index > scan {
            if content[index] == 0xD9, content[index - 1] == 0xFF { return true }
            index -= 1
        }
        return false
    }

    /// Where the first scan starts; nil where the segments before it do not add up.
    private static func firstScan(in content: UnsafeRawBufferPointer) -> Int? {
        var index = 2
        while index + 4 <= content.count, content[index] == 0xFF {
            switch content[index + 1] {
            case 0xDA: return index
            // Padding, and markers without a length.
            case 0xFF: index += 1
            case 0x01, 0xD0...0xD8: index += 2
            default:
                let length = Int(content[index + 2]) << 8 | Int(content[index + 3])
                guard length >= 2 else { return nil }
                index += 2 + length
            }
        }
        return nil
    }
}
