import CExif
import Glibc

/// An EXIF block of a photographer and a copyright notice, and nothing else.
struct ExifNotice {
    var artist: String?
    var copyright: String?

    /// The block with its `Exif` signature; nil where there is nothing to say.
    var block: [UInt8]? {
        let fields = [(ExifField.artist, artist), (.copyright, copyright)]
        guard fields.contains(where: { $0.1 != nil }), let data = exif_data_new() else { return nil }
        defer { exif_data_unref(data) }
        exif_data_set_byte_order(data, EXIF_BYTE_ORDER_INTEL)
        for case (let field, let text?) in fields { ExifNotice.add(text, as: field, to: data.pointee.ifd.0) }
        var start: UnsafeMutablePointer<UInt8>?
        var size: UInt32 = 0
        exif_data_save_data(data, &start, &size)
        defer { free(start) }
        return start.map { [UInt8](UnsafeBufferPointer(start: $0, count: Int(size))) }
    }

    private static func add(_ text: String, as field: ExifField, to directory: UnsafeMutablePointer<ExifContent>?) {
        guard let entry = exif_entry_new() else { return }
        defer { exif_entry_unref(entry) }
        // libexif frees an entry's data with `free`.
        guard let data = strdup(text) else { return }
        let count = text.utf8.count + 1
        entry.pointee.tag = field.tag
        entry.pointee.format = EXIF_FORMAT_ASCII
        entry.pointee.components = UInt(count)
        entry.pointee.size = UInt32(count)
        entry.pointee.data = UnsafeMutableRawPointer(data).assumingMemoryBound(to: UInt8.self)
        exif_content_add_entry(directory, entry)
    }
}
