/// One directory of a TIFF structure.
struct TIFFDirectory {
    /// Where the directory after it starts; 0 where there is none.
    let next: Int
    private let block: TIFFBlock
    private let entries: [TIFFTag: Entry]

    /// A value as the directory tells of it.
    private struct Entry {
        let type: Int
        let count: Int
        let offset: Int
    }

    /// The directory at a place; nil where it reaches beyond the bytes.
    init?(_ block: TIFFBlock, at offset: Int) {
        guard let count = block.number(at: offset, length: 2),
            let next = block.number(at: offset + 2 + 12 * count, length: 4)
        else { return nil }
        var entries: [TIFFTag: Entry] = [:]
        for place in stride(from: offset + 2, to: offset + 2 + 12 * count, by: 12) {
            guard let number = block.number(at: place, length: 2), let tag = TIFFTag(rawValue: number),
                let type = block.number(at: place + 2, length: 2), let size = TIFFDirectory.sizes[type],
                let values = block.number(at: place + 4, length: 4)
            else { continue }
            let isInline = values * size <= 4
            guard let start = isInline ? place + 8 : block.number(at: place + 8, length: 4) else { continue }
            entries[tag] = Entry(type: type, count: values, offset: start)
        }
        self.next = next
        self.block = block
        self.entries = entries
    }

    /// Whether the directory has a tag.
    func has(_ tag: TIFFTag) -> Bool { entries[tag] != nil }

    /// The unsigned numbers of a tag, a thousand at most; none where it has none or they lie beyond the bytes.
    func numbers(_ tag: TIFFTag) -> [Int] {
        guard let entry = entries[tag], let size = TIFFDirectory.sizes[entry.type], size <= 4 else { return [] }
        return (0..<min(entry.count, 1000)).compactMap { block.number(at: entry.offset + $0 * size, length: size) }
    }

    /// The bytes of a tag; nil where it has none or they lie beyond the block.
    func content(_ tag: TIFFTag) -> UnsafeRawBufferPointer? {
        guard let entry = entries[tag], let size = TIFFDirectory.sizes[entry.type] else { return nil }
        return block.part(at: entry.offset, length: entry.count * size)
    }

    /// The bytes of a tag as numbers of 32 bits, a thousand at most.
    func longs(_ tag: TIFFTag) -> [Int] {
        guard let entry = entries[tag], let size = TIFFDirectory.sizes[entry.type] else { return [] }
        return (0..<min(entry.count * size / 4, 1000)).compactMap { block.number(at: entry.offset + 4 * $0, length: 4) }
    }

    /// The bytes that one tag tells the place of and another the length.
    func part(at offset: TIFFTag, length: TIFFTag) -> UnsafeRawBufferPointer? {
        let (offsets, lengths) = (numbers(offset), numbers(length))
        guard offsets.count == 1, lengths.count == 1 else { return nil }
        return block.part(at: offsets[0], length: lengths[0])
    }

    /// Bytes a value by its type: BYTE, ASCII, SHORT, LONG, RATIONAL, signed and undefined ones, FLOAT, DOUBLE, IFD.
    private static let sizes = [1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 13: 4]
}
