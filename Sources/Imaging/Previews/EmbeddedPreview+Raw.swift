extension EmbeddedPreview {
    /// The previews of a RAW file that lie where TIFF and Fujifilm say; other makers' places only LibRaw knows.
    static func all(inRaw content: UnsafeRawBufferPointer) -> [EmbeddedPreview] {
        if content.starts(with: RawSignature.fujifilm) { return [fujifilm(content)].compactMap { $0 } }
        let directories = TIFFBlock(content)?.directories ?? []
        return directories.flatMap { directory in
            [
                EmbeddedPreview(directory.part(at: .jpegOffset, length: .jpegLength)),
                EmbeddedPreview(directory.part(at: .stripOffsets, length: .stripLengths)),
                EmbeddedPreview(directory.content(.panasonicPreview)),
            ].compactMap { $0 }
        }
    }

    /// The header of a RAF tells the place and length of its JPEG in two big-endian numbers.
    private static func fujifilm(_ content: UnsafeRawBufferPointer) -> EmbeddedPreview? {
        guard content.count > 92 else { return nil }
        func number(at place: Int) -> Int { content[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        let (start, length) = (number(at: 84), number(at: 88))
        guard start < content.count, length <= content.count - start else { return nil }
        return EmbeddedPreview(UnsafeRawBufferPointer(rebasing: content[start..<start + length]))
    }
}
