import CExif

/// An EXIF block, parsed by libexif.
struct ExifBlock: ~Copyable {
    private let data: UnsafeMutablePointer<ExifData>
    private let order: ExifByteOrder

    /// Parses a block, with or without its `Exif` signature; nil where memory runs out. What is damaged is missing.
    init?(_ block: [UInt8]) {
        guard let data = exif_data_new() else { return nil }
        // Otherwise libexif adds the fields the standard demands, with values of its own.
        exif_data_unset_option(data, EXIF_DATA_OPTION_FOLLOW_SPECIFICATION)
        let signature = Array("Exif\0\0".utf8)
        let signed = block.starts(with: signature) ? block : signature + block
        exif_data_load_data(data, signed, UInt32(clamping: signed.count))
        self.data = data
        order = exif_data_get_byte_order(data)
    }

    deinit {
        exif_data_unref(data)
    }

    /// The text of a field, without padding and control characters; nil where there is none.
    func text(_ field: ExifField) -> String? {
        guard let entry = entry(field), entry.format == EXIF_FORMAT_ASCII else { return nil }
        let bytes = UnsafeBufferPointer(start: entry.data, count: Int(entry.size)).prefix { $0 != 0 }
        let text = String(decoding: bytes, as: UTF8.self).filter { character in
            character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
        }
        let trimmed = text.drop(while: \.isWhitespace)
        guard let last = trimmed.lastIndex(where: { !$0.isWhitespace }) else { return nil }
        return String(trimmed[...last])
    }

    /// The rational numbers of a field; nil where there are none, or one is no number.
    func rationals(_ field: ExifField) -> [Double]? {
        guard let entry = entry(field), entry.format == EXIF_FORMAT_RATIONAL else { return nil }
        let stored = min(Int(entry.components), Int(entry.size) / 8)
        let numbers = (0..<stored).map { index in
            let rational = exif_get_rational(entry.data + 8 * index, order)
            return Double(rational.numerator) / Double(rational.denominator)
        }
        return numbers.isEmpty || !numbers.allSatisfy(\.isFinite) ? nil : numbers
    }

    /// The first byte of a field; nil where there is none.
    func byte(_ field: ExifField) -> UInt8? {
        guard let entry = entry(field), entry.size > 0 else { return nil }
        return entry.data.pointee
    }

    private func entry(_ field: ExifField) -> (
        format: ExifFormat, data: UnsafeMutablePointer<UInt8>, size: UInt32, components: UInt
    )? {
        guard let directory = directories[Int(field.directory.rawValue)],
            let entry = exif_content_get_entry(directory, field.tag)?.pointee,
            let bytes = entry.data
        else { return nil }
        return (entry.format, bytes, entry.size, entry.components)
    }

    private var directories: [UnsafeMutablePointer<ExifContent>?] {
        let (zero, one, exif, gps, interoperability) = data.pointee.ifd
        return [zero, one, exif, gps, interoperability]
    }
}
