import CLibRaw
import ThumbnailModel

/// A RAW file opened by LibRaw.
final class RawFile {
    let data: UnsafeMutablePointer<libraw_data_t>

    /// Opens the content, which must outlive the file.
    init(_ content: UnsafeRawBufferPointer) throws(LibraryFault) {
        guard let data = libraw_init(0) else { throw LibraryFault(operation: "libraw_init", text: "out of memory") }
        self.data = data
        // LibRaw would tell of damaged data on stderr.
        libraw_set_dataerror_handler(data, { _, _, _ in }, nil)
        // It takes the buffer as changeable and does not change it.
        let start = UnsafeMutableRawPointer(mutating: content.baseAddress)
        try check(libraw_open_buffer(data, start, content.count), "libraw_open_buffer")
    }

    deinit {
        libraw_close(data)
    }

    /// How the sensor's rows must be turned.
    var orientation: Orientation { Orientation(flips: data.pointee.sizes.flip) }

    /// The size of the whole picture as it develops, unturned. LibRaw settles it for good: nothing else may follow.
    func measured() throws(LibraryFault) -> PixelSize {
        data.pointee.params.user_flip = 0
        try check(libraw_adjust_sizes_info_only(data), "libraw_adjust_sizes_info_only")
        let size = PixelSize(width: Int(data.pointee.sizes.iwidth), height: Int(data.pointee.sizes.iheight))
        guard size.area > 0 else { throw LibraryFault(operation: "libraw_adjust_sizes_info_only", text: "no pixels") }
        return size
    }

    /// The JPEG preview of the maker; lives as long as the file. nil where there is none.
    var preview: EmbeddedPreview? {
        guard libraw_unpack_thumb(data) == 0, data.pointee.thumbnail.tformat == LIBRAW_THUMBNAIL_JPEG else {
            return nil
        }
        let thumbnail = data.pointee.thumbnail
        return EmbeddedPreview(UnsafeRawBufferPointer(start: thumbnail.thumb, count: Int(thumbnail.tlength)))
    }

    /// The sensor's data as a picture, unturned: white balance of the camera, sRGB, 8 bits.
    ///
    /// - Parameter halfSize: whether each square of four sensor pixels becomes one, which needs no interpolation.
    func developed(halfSize: Bool) throws(LibraryFault) -> PixelImage {
        data.pointee.params.half_size = halfSize ? 1 : 0
        data.pointee.params.use_camera_wb = 1
        data.pointee.params.output_color = 1
        data.pointee.params.output_bps = 8
        data.pointee.params.user_flip = 0
        try check(libraw_unpack(data), "libraw_unpack")
        try check(libraw_dcraw_process(data), "libraw_dcraw_process")
        var status: CInt = 0
        guard let image = libraw_dcraw_make_mem_image(data, &status) else {
            throw fault(status, "libraw_dcraw_make_mem_image")
        }
        defer { libraw_dcraw_clear_mem(image) }
        return try PixelImage(developed: image)
    }

    private func check(_ status: CInt, _ operation: String) throws(LibraryFault) {
        if status != 0 { throw fault(status, operation) }
    }

    private func fault(_ status: CInt, _ operation: String) -> LibraryFault {
        LibraryFault(operation: operation, text: libraw_strerror(status).map { String(cString: $0) } ?? "")
    }
}

extension Orientation {
    /// The orientation that LibRaw writes as three flips (1 left to right, 2 top to bottom, 4 along the diagonal) or, of
    /// some cameras, in degrees clockwise.
    fileprivate init(flips: CInt) {
        let tags: [CInt: Int] = [1: 2, 2: 4, 3: 3, 4: 5, 5: 8, 6: 6, 7: 7, 90: 6, 180: 3, 270: 8]
        self.init(tag: tags[flips] ?? 1)
    }
}
