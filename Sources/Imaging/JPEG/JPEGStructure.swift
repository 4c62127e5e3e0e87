import ThumbnailModel

/// The segments of a JPEG before its first scan.
struct JPEGStructure {
    /// A marker and what follows its length.
    struct Segment {
        let marker: UInt8
        let payload: UnsafeRawBufferPointer
        /// Where the payload starts in the file.
        let offset: Int
    }

    let segments: [Segment]
    /// Where the first scan starts; nil where the bytes end before it.
    let firstScan: Int?

    /// The header at the start of bytes that outlive it; nil where no JPEG starts there. What is no segment is passed over
    /// and an impossible length is none, as libjpeg does.
    init?(_ content: UnsafeRawBufferPointer) {
        guard content.count > 4, content[0] == 0xFF, content[1] == 0xD8 else { return nil }
        var segments: [Segment] = []
        var firstScan: Int?
        var index = 2
        while index + 4 <= content.count {
            let marker = content[index + 1]
            if content[index] != 0xFF || marker == 0xFF {
                index += 1
                continue
            }
            if marker == 0xDA { firstScan = index }
            if marker == 0xDA || marker == 0xD9 { break }
            // Markers without a length, and a stray byte.
            if marker <= 0x01 || (0xD0...0xD8).contains(marker) {
                index += 2
                continue
            }
            let length = Int(content[index + 2]) << 8 | Int(content[index + 3])
            let end = index + 2 + max(length, 2)
            guard end <= content.count else { break }
            let payload = UnsafeRawBufferPointer(rebasing: content[index + 4..<end])
            segments.append(Segment(marker: marker, payload: payload, offset: index + 4))
            index = end
        }
        self.segments = segments
        self.firstScan = firstScan
    }

    /// Whether there are so many segments of the kinds that the library keeps that it would not end: with each it walks
    /// through all before. The largest profile has 255.
    var hasTooManySegments: Bool {
        segments.count { [0xE1, 0xE2, 0xED, 0xEE].contains($0.marker) } > 4096
    }

    /// Whether an end marker follows the start of the first scan. One in an embedded thumbnail does not count.
    static func hasEnd(_ content: UnsafeRawBufferPointer) -> Bool {
        guard let scan = JPEGStructure(content)?.firstScan else { return false }
        return (scan + 1..<content.count).reversed().contains { content[$0] == 0xD9 && content[$0 - 1] == 0xFF }
    }

    /// The size of a baseline, extended or progressive picture of 8 bits; nil for anything else, such as the lossless
    /// kind that RAW files keep their sensor data in.
    var size: PixelSize? {
        guard let frame = segments.first(where: { (0xC0...0xC2).contains($0.marker) })?.payload,
            frame.count >= 6, frame[0] == 8, frame[5] == 1 || frame[5] == 3
        else { return nil }
        let size = PixelSize(width: Int(frame[3]) << 8 | Int(frame[4]), height: Int(frame[1]) << 8 | Int(frame[2]))
        return size.area > 0 ? size : nil
    }

    /// The payloads of application segments that start with a signature, without it.
    func application(_ number: UInt8, _ signature: String) -> [Segment] {
        let mark = Array(signature.utf8)
        return segments.compactMap { segment in
            guard segment.marker == 0xE0 + number, segment.payload.starts(with: mark) else { return nil }
            return Segment(
                marker: segment.marker,
                payload: UnsafeRawBufferPointer(rebasing: segment.payload.dropFirst(mark.count)),
                offset: segment.offset + mark.count
            )
        }
    }
}
