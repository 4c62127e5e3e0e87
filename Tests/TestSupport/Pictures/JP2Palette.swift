/// Gives a grey JP2 file a palette: its one channel then means colours.
package enum JP2Palette {
    /// The file with a palette of RGB colours; `file` must be a JP2 of one channel with an enumerated colour space.
    package static func add(_ colours: [[UInt8]], to file: [UInt8]) -> [UInt8] {
        // Three columns of 8 bits, then a column of the palette for each channel.
        let palette = box("pclr", UInt16(colours.count).bigEndianBytes + [3, 7, 7, 7] + colours.flatMap(\.self))
        let mapping = box("cmap", (0..<3).flatMap { [0, 0, 1, $0] as [UInt8] })
        var result: [UInt8] = []
        var rest = file[...]
        while rest.count >= 8 {
            let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            let whole = rest.prefix(length == 0 ? rest.count : length)
            let type = whole.dropFirst(4).prefix(4)
            if type.elementsEqual("jp2h".utf8) {
                var content = Array(whole.dropFirst(8))
                // The last byte of `colr`: 17 is grey, 16 sRGB.
                content[content.count - 1] = 16
                result += box("jp2h", content + palette + mapping)
            } else {
                result += whole
            }
            rest = rest.dropFirst(whole.count)
        }
        return result
    }

    private static func box(_ type: String, _ content: [UInt8]) -> [UInt8] {
        UInt32(8 + content.count).bigEndianBytes + Array(type.utf8) + content
    }
}
