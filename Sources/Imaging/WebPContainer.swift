/// The chunks of a WebP file.
///
/// libvips 8.14 writes an EXIF chunk of sizes and resolutions even where everything is to be stripped.
enum WebPContainer {
    /// The file without its EXIF chunk; unchanged where it has none.
    static func withoutExif(_ file: [UInt8]) -> [UInt8] {
        var chunks: [UInt8] = []
        var index = 12
        var found = false
        while index + 8 <= file.count {
            let length = (4..<8).reversed().reduce(0) { $0 << 8 | Int(file[index + $1]) }
            // Chunks have an even length, the odd byte not counted.
            let end = min(index + 8 + length + length % 2, file.count)
            var chunk = Array(file[index..<end])
            index = end
            if chunk.starts(with: "EXIF".utf8) {
                found = true
                continue
            }
            // The features of the file, EXIF being one of them.
            if chunk.starts(with: "VP8X".utf8), chunk.count > 8 { chunk[8] &= ~0x08 }
            chunks += chunk
        }
        guard found else { return file }
        let length = chunks.count + 4
        return Array("RIFF".utf8) + (0..<4).map { UInt8(truncatingIfNeeded: length >> (8 * $0)) } + "WEBP".utf8 + chunks
    }
}
