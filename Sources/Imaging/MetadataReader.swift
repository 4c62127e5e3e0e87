import CVips
package import ThumbnailModel

/// Reads what a photo's header and EXIF say, without its pixels.
package enum MetadataReader {
    /// The metadata of a file. A damaged tag counts as missing; a damaged header is an error.
    ///
    /// - Parameter formats: what may be read beyond the usual formats; the library has to be started with the same.
    package static func read(
        _ file: SourceFile,
        allowing formats: [ImageFormat] = []
    ) throws(ImagingError) -> PhotoMetadata {
        guard let format = file.format else { throw .notAnImage }
        guard format.isUsual || formats.contains(format) else { throw .unsupportedFormat(format) }
        if format == .raw {
            return try file.withBytes { content throws(ImagingError) in try PhotoMetadata(raw: content) }
        }
        if format == .jp2 {
            return try file.withBytes { content throws(ImagingError) in try PhotoMetadata(jpeg2000: content) }
        }
        let loader = try ImageLoader(format)
        return try file.withBytes { content throws(ImagingError) in
            let image: PixelImage
            do throws(LibraryFault) {
                image = try loader.open(content)
            } catch {
                throw format.endsEarly(content) ? .truncated(error) : .damagedHeader(error)
            }
            return metadata(of: image, format)
        }
    }

    private static func metadata(of image: PixelImage, _ format: ImageFormat) -> PhotoMetadata {
        var metadata = PhotoMetadata(
            format: format,
            storedSize: image.size,
            orientation: orientation(of: image, format)
        )
        metadata.bands = image.bands
        metadata.hasAlpha = image.hasAlpha
        metadata.bitDepth = image.bitDepth
        metadata.isProgressive = image.integer("jpeg-multiscan") == 1 || image.integer("interlaced") == 1
        metadata.profile = image.bytes(VIPS_META_ICC_NAME).flatMap(ICCProfile.init)?.name
        if let block = image.bytes(VIPS_META_EXIF_NAME), let exif = ExifBlock(block) { metadata.add(exif) }
        let isTurned = format != .jpeg || image.integer(VIPS_META_ORIENTATION) != nil
        if metadata.captured == nil || !isTurned, let xmp = image.bytes(VIPS_META_XMP_NAME).flatMap(XMPPacket.init) {
            metadata.captured = metadata.captured ?? xmp.captured
            if !isTurned, let orientation = xmp.orientation { metadata.orientation = orientation }
        }
        return metadata
    }

    /// The loader's own word decides, so that pixels, sizes and manifest agree. HEIC, AVIF and JPEG XL come turned by
    /// what their own container says, whatever their EXIF repeats.
    private static func orientation(of image: PixelImage, _ format: ImageFormat) -> Orientation {
        switch format {
        case .heic, .avif, .jxl: .upright
        default: Orientation(tag: image.integer(VIPS_META_ORIENTATION) ?? 1)
        }
    }
}

extension PixelImage {
    /// Bits a channel as stored, where the loader tells; else those of its pixels.
    fileprivate var bitDepth: Int {
        if let stored = integer("bits-per-sample") ?? integer("heif-bitdepth") { return stored }
        return 8 * Int(vips_format_sizeof(format))
    }
}
