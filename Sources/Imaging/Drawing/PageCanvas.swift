package import ThumbnailModel

/// The pixels of a page while it is filled: three channels of 8 bits.
package struct PageCanvas: Sendable {
    /// The size of the page.
    package let size: PixelSize
    private var samples: [UInt8]

    /// A page of one colour.
    package init(size: PixelSize, background: Color) {
        self.size = size
        let pixel = [background.red, background.green, background.blue]
        samples = [UInt8](unsafeUninitializedCapacity: size.area * 3) { buffer, count in
            for index in 0..<buffer.count { buffer.initializeElement(at: index, to: pixel[index % 3]) }
            count = buffer.count
        }
    }

    /// Puts values of three channels, row by row, at a place within the page.
    package mutating func draw(_ values: [UInt8], at place: PixelRect) {
        let row = place.size.width * 3
        for line in 0..<place.size.height {
            let start = ((place.y + line) * size.width + place.x) * 3
            samples.replaceSubrange(start..<start + row, with: values[line * row..<(line + 1) * row])
        }
    }

    /// The upper part of the page as a file.
    ///
    /// - Parameter height: the rows that belong to the page, at most all.
    package func encoded(
        height: Int,
        format: OutputFormat,
        options: EncodeOptions
    ) throws(ImagingError) -> EncodedImage {
        // The array's own function does not know typed throws.
        try samples.withUnsafeBytes { bytes -> Result<EncodedImage, ImagingError> in
            do throws(ImagingError) {
                let page = try PixelImage(
                    borrowing: UnsafeRawBufferPointer(rebasing: bytes[..<(height * size.width * 3)]),
                    size: PixelSize(width: size.width, height: height)
                )
                return .success(try ImageEncoder.encode(page, format: format, options: options))
            } catch {
                return .failure(error)
            }
        }.get()
    }
}
