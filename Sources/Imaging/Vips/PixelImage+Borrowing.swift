import ThumbnailModel

extension PixelImage {
    /// A picture of three channels of 8 bits that lie elsewhere; they must outlive it and all that is made of it.
    convenience init(borrowing bytes: UnsafeRawBufferPointer, size: PixelSize) throws(ImagingError) {
        do throws(LibraryFault) {
            self.init(owning: try PixelImage.make(of: bytes, size: size, bands: 3, copying: false))
        } catch {
            throw .drawingFailed(error)
        }
    }
}
