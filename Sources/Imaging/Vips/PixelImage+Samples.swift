import CVips
package import ThumbnailModel

extension PixelImage {
    /// The 8-bit values, row by row, channels side by side.
    package func samples() throws(ImagingError) -> [UInt8] {
        do throws(LibraryFault) {
            var size = 0
            guard let start = vips_image_write_to_memory(pointer, &size) else {
                throw LibraryFault.taken(by: "samples")
            }
            defer { g_free(start) }
            return [UInt8](UnsafeRawBufferPointer(start: start, count: size))
        } catch {
            throw .resizeFailed(error)
        }
    }

    /// A picture of 8-bit values, row by row, channels side by side.
    package convenience init(size: PixelSize, bands: Int, samples: [UInt8]) throws(ImagingError) {
        guard samples.count == size.area * bands,
            let image = vips_image_new_from_memory_copy(
                samples,
                samples.count,
                gint(clamping: size.width),
                gint(clamping: size.height),
                gint(clamping: bands),
                VIPS_FORMAT_UCHAR
            )
        else { throw .resizeFailed(.taken(by: "samples")) }
        self.init(owning: image)
        image.pointee.Type = VIPS_INTERPRETATION_sRGB
    }
}
