/// A JPEG taken apart at its markers, up to the first scan, to add, remove and break things.
package struct JPEGSegments: Sendable {
    /// A marker and what follows its length.
    package struct Segment: Sendable, Equatable {
        package let marker: UInt8
        package let payload: [UInt8]

        /// Any segment that has a length; `payload` is at most 65533 bytes.
        package init(marker: UInt8, payload: [UInt8]) {
            self.marker = marker
            self.payload = payload
        }
    }

    /// Bytes that are no JPEG with a scan.
    package struct NotJPEG: Error {}

    /// What stands between the start of the picture and the first scan.
    package var segments: [Segment]
    /// From the marker of the first scan to the end of the file.
    package var scans: [UInt8]

    /// Reads a JPEG. Throws `NotJPEG`.
    package init(_ bytes: [UInt8]) throws(NotJPEG) {
        guard bytes.starts(with: [0xFF, 0xD8]) else { throw NotJPEG() }
        segments = []
        var rest = bytes.dropFirst(2)
        while true {
            let head = Array(rest.prefix(4))
            guard head.count == 4, head[0] == 0xFF else { throw NotJPEG() }
            if head[1] == 0xDA { break }
            let length = Int(head[2]) << 8 | Int(head[3])
            guard length >= 2, rest.count >= 2 + length else { throw NotJPEG() }
            segments.append(Segment(marker: head[1], payload: Array(rest.dropFirst(4).prefix(length - 2))))
            rest = rest.dropFirst(2 + length)
        }
        scans = Array(rest)
    }

    /// The whole file.
    package var bytes: [UInt8] {
        [0xFF, 0xD8]
            + segments.flatMap { [0xFF, $0.marker] + UInt16($0.payload.count + 2).bigEndianBytes + $0.payload }
            + scans
    }

    /// Puts a segment before all others, or before the one at `index`.
    package mutating func insert(_ marker: UInt8, _ payload: [UInt8], at index: Int = 0) {
        segments.insert(Segment(marker: marker, payload: payload), at: index)
    }

    /// Puts EXIF before all other segments.
    package mutating func insert(_ exif: EXIFBlock) {
        insert(0xE1, exif.segmentPayload)
    }

    /// Takes out every segment with this marker.
    package mutating func remove(_ marker: UInt8) {
        segments.removeAll { $0.marker == marker }
    }

    /// Takes the end marker away, and nothing else: the picture is all there.
    package mutating func removeEndOfImage() {
        if scans.suffix(2) == [0xFF, 0xD9] { scans.removeLast(2) }
    }

    /// Cuts the file so that this part of the scan data, 0 to 1, is left.
    package mutating func cutScans(to part: Double) {
        scans.removeLast(scans.count - Int(Double(scans.count) * part))
    }
}
