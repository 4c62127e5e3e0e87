import CVips

/// The metadata that a loader attaches to a picture.
extension PixelImage {
    /// The number in a field; nil where there is none.
    func integer(_ field: String) -> Int? {
        guard vips_image_get_typeof(pointer, field) == .integer else { return nil }
        var value: gint = 0
        return vips_image_get_int(pointer, field, &value) == 0 ? Int(value) : nil
    }

    /// The bytes in a field; nil where there are none.
    func bytes(_ field: String) -> [UInt8]? {
        guard vips_image_get_typeof(pointer, field) == vips_blob_get_type() else { return nil }
        var start: UnsafeRawPointer?
        var size = 0
        guard vips_image_get_blob(pointer, field, &start, &size) == 0 else { return nil }
        return [UInt8](UnsafeRawBufferPointer(start: start, count: size))
    }

    /// The names of all fields.
    var fields: [String] {
        guard let names = vips_image_get_fields(pointer) else { return [] }
        defer { g_strfreev(names) }
        var result: [String] = []
        var next = names
        while let name = next.pointee {
            result.append(String(cString: name))
            next += 1
        }
        return result
    }

    /// A copy whose fields are nobody else's, sharing the pixels.
    func copy() throws(LibraryFault) -> PixelImage { try applying("copy") }
}
