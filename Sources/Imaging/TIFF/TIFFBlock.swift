/// A TIFF structure: a whole file, a RAW file built like one, or the block inside EXIF and MPF segments.
struct TIFFBlock {
    /// All that offsets may reach.
    let bytes: UnsafeRawBufferPointer
    private let isLittleEndian: Bool

    /// Real files have a handful; the bound is for those that are made to have no end.
    private static let mostDirectories = 32

    /// The structure at the start of bytes that outlive it; nil where there is none.
    init?(_ bytes: UnsafeRawBufferPointer) {
        guard bytes.count >= 8 else { return nil }
        switch (bytes[0], bytes[1]) {
        case (0x49, 0x49): isLittleEndian = true
        case (0x4D, 0x4D): isLittleEndian = false
        default: return nil
        }
        self.bytes = bytes
        // TIFF itself, then Olympus twice and Panasonic, which only put another number in its place.
        guard let version = number(at: 2, length: 2), [0x2A, 0x4F52, 0x5352, 0x55].contains(version) else { return nil }
    }

    /// The directories in the order of the chain, each followed by those below it.
    var directories: [TIFFDirectory] {
        var pending = number(at: 4, length: 4).map { [$0] } ?? []
        var visited: Set<Int> = []
        var found: [TIFFDirectory] = []
        while let offset = pending.popLast(), found.count < TIFFBlock.mostDirectories {
            guard offset > 0, visited.insert(offset).inserted, let directory = TIFFDirectory(self, at: offset) else {
                continue
            }
            found.append(directory)
            pending.append(directory.next)
            pending += directory.numbers(.subDirectories).prefix(TIFFBlock.mostDirectories).reversed()
        }
        return found
    }

    /// The unsigned number of so many bytes at a place; nil outside the bytes.
    func number(at offset: Int, length: Int) -> Int? {
        guard offset >= 0, offset <= bytes.count - length else { return nil }
        let digits = bytes[offset..<offset + length]
        return isLittleEndian
            ? digits.reversed().reduce(0) { $0 << 8 | Int($1) } : digits.reduce(0) { $0 << 8 | Int($1) }
    }

    /// A part of the bytes; nil where it is empty or reaches beyond them.
    func part(at offset: Int, length: Int) -> UnsafeRawBufferPointer? {
        guard offset > 0, length > 0, offset < bytes.count, length <= bytes.count - offset else { return nil }
        return UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + length])
    }
}
