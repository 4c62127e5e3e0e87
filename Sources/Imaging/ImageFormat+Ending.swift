import ThumbnailModel

extension ImageFormat {
    /// Whether the content stops before the length it declares; false too where the format does not tell.
    func endsEarly(_ content: UnsafeRawBufferPointer) -> Bool {
        switch self {
        case .png: ImageFormat.lastChunkOverruns(content)
        case .webp: content.count < 8 + ImageFormat.littleEndian(content.prefix(8).suffix(4))
        case .heic, .avif: ImageFormat.lastBoxOverruns(content)
        // Without its boxes it starts with a marker.
        case .jp2: content.first != 0xFF && ImageFormat.lastBoxOverruns(content)
        default: false
        }
    }

    private static func littleEndian(_ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
        bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    /// Whether a chunk of a PNG reaches past the end; that none says it is the last is no harm.
    private static func lastChunkOverruns(_ content: UnsafeRawBufferPointer) -> Bool {
        var index = 8
        while index + 8 <= content.count {
            if content[index + 4..<index + 8].elementsEqual("IEND".utf8) { return false }
            index += 12 + content[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
        }
        return index != content.count
    }

    /// Whether the outermost boxes of an ISO media file reach past its end.
    private static func lastBoxOverruns(_ content: UnsafeRawBufferPointer) -> Bool {
        var index = 0
        while index + 16 <= content.count {
            let length = content[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
            switch length {
            // The box takes the rest of the file.
            case 0: return false
            // The length stands behind the type in 64 bits: more than a photo has.
            case 1..<8: return false
            default: index += length
            }
        }
        return index > content.count
    }
}
