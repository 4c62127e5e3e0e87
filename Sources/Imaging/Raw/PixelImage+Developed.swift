import CLibRaw
import CVips

extension PixelImage {
    /// A copy of the 8-bit picture that LibRaw made.
    convenience init(developed image: UnsafeMutablePointer<libraw_processed_image_t>) throws(LibraryFault) {
        let header = image.pointee
        guard let start = MemoryLayout<libraw_processed_image_t>.offset(of: \.data),
            header.bits == 8, header.colors == 1 || header.colors == 3,
            let copy = vips_image_new_from_memory_copy(
                UnsafeRawPointer(image) + start,
                Int(header.data_size),
                gint(header.width),
                gint(header.height),
                gint(header.colors),
                VIPS_FORMAT_UCHAR
            )
        else { throw LibraryFault(operation: "libraw_dcraw_make_mem_image", text: "\(header.colors) colours") }
        self.init(owning: copy)
        copy.pointee.Type = header.colors == 1 ? VIPS_INTERPRETATION_B_W : VIPS_INTERPRETATION_sRGB
    }
}
