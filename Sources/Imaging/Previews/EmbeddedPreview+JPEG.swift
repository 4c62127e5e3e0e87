extension EmbeddedPreview {
    /// The thumbnail in the EXIF of a JPEG, and the previews that its MPF index lists.
    static func all(inJPEG content: UnsafeRawBufferPointer) -> [EmbeddedPreview] {
        guard let header = JPEGStructure(content) else { return [] }
        let thumbnails = header.application(1, "Exif\0\0").flatMap { segment in
            // The first directory is about the picture itself.
            (TIFFBlock(segment.payload)?.directories.dropFirst() ?? []).compactMap { directory in
                EmbeddedPreview(directory.part(at: .jpegOffset, length: .jpegLength))
            }
        }
        return thumbnails + header.application(2, "MPF\0").flatMap { largeThumbnails($0, of: content) }
    }

    /// The large thumbnails of a multi-picture file. Other kinds of entries are pictures of their own: views, parts of a
    /// panorama, gain maps.
    private static func largeThumbnails(
        _ index: JPEGStructure.Segment,
        of content: UnsafeRawBufferPointer
    ) -> [EmbeddedPreview] {
        // Each entry is four numbers: kind, length, place behind the start of the index, dependencies.
        let numbers = TIFFBlock(index.payload)?.directories.first?.longs(.mpEntries) ?? []
        return stride(from: 0, to: numbers.count - 3, by: 4).compactMap { entry in
            let (length, start) = (numbers[entry + 1], index.offset + numbers[entry + 2])
            guard numbers[entry] & 0xFF_0000 == 0x01_0000, start < content.count, length <= content.count - start
            else { return nil }
            return EmbeddedPreview(UnsafeRawBufferPointer(rebasing: content[start..<start + length]))
        }
    }
}
