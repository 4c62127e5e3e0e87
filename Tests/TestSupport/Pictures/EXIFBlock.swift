/// A TIFF block as EXIF uses it, built entry by entry, so that broken ones can be made as well as right ones.
package struct EXIFBlock: Sendable {
    /// `II` or `MM` at the head of the block.
    package enum ByteOrder: Sendable {
        case little, big
    }

    package var byteOrder: ByteOrder
    /// IFD0: the picture.
    package var main: [EXIFEntry]
    /// The Exif directory; left out when empty.
    package var exif: [EXIFEntry]
    /// The GPS directory; left out when empty.
    package var gps: [EXIFEntry]
    /// A JPEG for IFD1, the embedded thumbnail.
    package var thumbnail: [UInt8]?

    /// Directories hold their entries in the order of the tags, equal ones as given.
    package init(
        byteOrder: ByteOrder = .little,
        main: [EXIFEntry] = [],
        exif: [EXIFEntry] = [],
        gps: [EXIFEntry] = [],
        thumbnail: [UInt8]? = nil
    ) {
        self.byteOrder = byteOrder
        self.main = main
        self.exif = exif
        self.gps = gps
        self.thumbnail = thumbnail
    }

    /// The block, from its byte order mark on.
    package var bytes: [UInt8] {
        // Offsets of the sub-directories have no influence on sizes, so a first layout with zeros gives the places.
        let mainSize = directory(mainEntries(exifOffset: 0, gpsOffset: 0), at: 8, next: 0).count
        let exifOffset = 8 + mainSize
        let exifPart = exif.isEmpty ? [] : directory(exif, at: exifOffset, next: 0)
        let gpsOffset = exifOffset + exifPart.count
        let gpsPart = gps.isEmpty ? [] : directory(gps, at: gpsOffset, next: 0)
        let thumbnailOffset = gpsOffset + gpsPart.count
        let next = thumbnail == nil ? 0 : thumbnailOffset
        let mainPart = directory(mainEntries(exifOffset: exifOffset, gpsOffset: gpsOffset), at: 8, next: next)
        return header + mainPart + exifPart + gpsPart + thumbnailPart(at: thumbnailOffset)
    }

    /// The block as the payload of an APP1 segment.
    package var segmentPayload: [UInt8] {
        Array("Exif\0\0".utf8) + bytes
    }

    private var header: [UInt8] {
        Array((byteOrder == .little ? "II" : "MM").utf8) + number(UInt16(42)) + number(UInt32(8))
    }

    private func mainEntries(exifOffset: Int, gpsOffset: Int) -> [EXIFEntry] {
        main + (exif.isEmpty ? [] : [EXIFEntry(0x8769, .long([UInt32(exifOffset)]))])
            + (gps.isEmpty ? [] : [EXIFEntry(0x8825, .long([UInt32(gpsOffset)]))])
    }

    private func thumbnailPart(at offset: Int) -> [UInt8] {
        guard let thumbnail else { return [] }
        let size = 2 + 3 * 12 + 4
        let entries = [
            EXIFEntry(0x0103, .short([6])),
            EXIFEntry(0x0201, .long([UInt32(offset + size)])),
            EXIFEntry(0x0202, .long([UInt32(thumbnail.count)])),
        ]
        return directory(entries, at: offset, next: 0) + thumbnail
    }

    /// A directory followed by the values that do not fit into its entries; always of even length.
    package func directory(_ entries: [EXIFEntry], at offset: Int, next: Int) -> [UInt8] {
        var table = number(UInt16(entries.count))
        var values: [UInt8] = []
        let valuesOffset = offset + 2 + 12 * entries.count + 4
        for entry in entries.sorted(by: { $0.tag < $1.tag }) {
            let (type, count, data) = encoded(entry.value)
            table += number(entry.tag) + number(type) + number(count)
            if data.count <= 4 {
                table += data + [UInt8](repeating: 0, count: 4 - data.count)
            } else {
                table += number(UInt32(valuesOffset + values.count))
                values += data + (data.count.isMultiple(of: 2) ? [] : [0])
            }
        }
        return table + number(UInt32(next)) + values
    }

    private func encoded(_ value: EXIFEntry.Value) -> (type: UInt16, count: UInt32, data: [UInt8]) {
        switch value {
        case .byte(let bytes): (1, UInt32(bytes.count), bytes)
        case .ascii(let text): (2, UInt32(text.utf8.count + 1), Array(text.utf8) + [0])
        case .short(let numbers): (3, UInt32(numbers.count), numbers.flatMap(number))
        case .long(let numbers): (4, UInt32(numbers.count), numbers.flatMap(number))
        case .rational(let parts): (5, UInt32(parts.count), parts.flatMap { number($0.0) + number($0.1) })
        case .undefined(let bytes): (7, UInt32(bytes.count), bytes)
        case .raw(let type, let count, let data): (type, count, data)
        }
    }

    private func number(_ value: some FixedWidthInteger) -> [UInt8] {
        byteOrder == .little ? value.littleEndianBytes : value.bigEndianBytes
    }
}
