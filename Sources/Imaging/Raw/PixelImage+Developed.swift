import CLibRaw
import ThumbnailModel

extension PixelImage {
    /// A copy of the 8-bit picture that LibRaw made.
    convenience init(developed image: UnsafeMutablePointer<libraw_processed_image_t>) throws(LibraryFault) {
        let header = image.pointee
        guard let start = MemoryLayout<libraw_processed_image_t>.offset(of: \.data),
            header.bits == 8, header.colors == 1 || header.colors == 3
        else { throw LibraryFault(operation: "libraw_dcraw_make_mem_image", text: "\(header.colors) colours") }
        let bytes = UnsafeRawBufferPointer(start: UnsafeRawPointer(image) + start, count: Int(header.data_size))
        let size = PixelSize(width: Int(header.width), height: Int(header.height))
        self.init(owning: try PixelImage.make(of: bytes, size: size, bands: Int(header.colors), copying: true))
    }
}
