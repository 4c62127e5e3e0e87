/// Tells the RAW files of cameras by their content, whatever they are called.
enum RawSignature {
    /// What a RAF starts with.
    static let fujifilm = Array("FUJIFILMCCD-RAW".utf8)

    /// Makers' own files: Fujifilm, Olympus in three ways, Panasonic, Minolta, Canon before TIFF.
    private static let starts: [(offset: Int, mark: [UInt8])] = [
        (0, fujifilm),
        (0, Array("IIRO".utf8)), (0, Array("IIRS".utf8)), (0, Array("MMOR".utf8)),
        (0, [0x49, 0x49, 0x55, 0]),
        (0, Array("\0MRM".utf8)),
        (6, Array("HEAPCCDR".utf8)),
    ]

    /// Whether the content is a RAW file. A TIFF is one where it says so (Canon, Phase One, DNG), or where one of its pictures is a
    /// sensor's colour filter array (Nikon, Sony, Pentax, Samsung and others): no finished picture has that.
    static func matches(_ content: UnsafeRawBufferPointer) -> Bool {
        if starts.contains(where: { content.dropFirst($0.offset).starts(with: $0.mark) }) { return true }
        guard let tiff = TIFFBlock(content) else { return false }
        let head = content.dropFirst(8)
        if head.starts(with: [0x43, 0x52, 0x02]) || isPhaseOne(head) { return true }
        return tiff.directories.contains { directory in
            directory.has(.dngVersion) || directory.numbers(.photometricInterpretation) == [colourFilterArray]
        }
    }

    /// `Raw` as a number in either byte order, one byte of its own with it, behind a mark of four.
    private static func isPhaseOne(_ head: Slice<UnsafeRawBufferPointer>) -> Bool {
        let isLittleEndian = head.starts(with: "IIII".utf8) && head.dropFirst(5).starts(with: "waR".utf8)
        return isLittleEndian || head.starts(with: "MMMMRaw".utf8)
    }

    private static let colourFilterArray = 32803
}
