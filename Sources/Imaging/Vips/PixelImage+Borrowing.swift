import CVips
import ThumbnailModel

extension PixelImage {
    /// A picture of three channels of 8 bits that lie elsewhere; they must outlive it and all that is made of it.
    convenience init(borrowing bytes: UnsafeRawBufferPointer, size: PixelSize) throws(ImagingError) {
        let image = vips_image_new_from_memory(
            bytes.baseAddress,
            bytes.count,
            gint(clamping: size.width),
            gint(clamping: size.height),
            3,
            VIPS_FORMAT_UCHAR
        )
        guard let image else { throw .drawingFailed(.taken(by: "page")) }
        self.init(owning: image)
        image.pointee.Type = VIPS_INTERPRETATION_sRGB
    }
}
