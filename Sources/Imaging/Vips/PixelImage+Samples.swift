import CVips
package import ThumbnailModel

extension PixelImage {
    /// The 8-bit values, row by row, channels side by side.
    package func samples() throws(ImagingError) -> [UInt8] {
        do throws(LibraryFault) {
            let pixels = try materialised()
            guard let start = pixels.pointer.pointee.data else { throw LibraryFault.taken(by: "samples") }
            return Array(UnsafeRawBufferPointer(start: start, count: pixels.byteCount))
        } catch {
            throw .resizeFailed(error)
        }
    }

    /// A picture of 8-bit values, row by row, channels side by side.
    package convenience init(size: PixelSize, bands: Int, samples: [UInt8]) throws(ImagingError) {
        do throws(LibraryFault) {
            // Copied, the values need not outlive the call.
            let image = try samples.withUnsafeBufferPointer { values throws(LibraryFault) in
                try PixelImage.make(of: UnsafeRawBufferPointer(values), size: size, bands: bands, copying: true)
            }
            self.init(owning: image)
        } catch {
            throw .resizeFailed(error)
        }
    }

    /// A new picture of 8-bit values, row by row, channels side by side, in grey or sRGB by their number.
    ///
    /// - Parameter copying: whether it takes a copy; else the values must outlive it and all that is made of it.
    static func make(
        of bytes: UnsafeRawBufferPointer,
        size: PixelSize,
        bands: Int,
        copying: Bool
    ) throws(LibraryFault) -> UnsafeMutablePointer<VipsImage> {
        try ImagingLibrary.require()
        let make = copying ? vips_image_new_from_memory_copy : vips_image_new_from_memory
        guard bytes.count == size.area * bands,
            let image = make(
                bytes.baseAddress,
                bytes.count,
                gint(clamping: size.width),
                gint(clamping: size.height),
                gint(clamping: bands),
                VIPS_FORMAT_UCHAR
            )
        else { throw .taken(by: "samples") }
        image.pointee.Type = bands < 3 ? VIPS_INTERPRETATION_B_W : VIPS_INTERPRETATION_sRGB
        return image
    }
}
