import CTurboJPEG
import CVips
import ThumbnailModel

/// Decodes the pixels of a JPEG with TurboJPEG: at one go, by the calling thread, straight to where they stay. Its messages
/// are kept with the decoder, not with the process, so they surely speak of this file.
enum JPEGPixels {
    /// The pixels of a picture that libvips has opened, in its size and with its fields; the picture itself where
    /// TurboJPEG cannot give its kind of pixels.
    static func decode(
        _ content: UnsafeRawBufferPointer,
        as image: PixelImage,
        failOn: FailureThreshold
    ) throws(LibraryFault) -> PixelImage {
        guard let layout = layout(of: image), let decoder = tjInitDecompress() else { return image }
        defer { tjDestroy(decoder) }
        let result = try PixelImage.uncomputed(like: image)
        let (width, height) = (image.pointer.pointee.Xsize, image.pointer.pointee.Ysize)
        let stopsEarly = failOn == .warning
        let status = tjDecompress2(
            decoder,
            content.bindMemory(to: UInt8.self).baseAddress,
            UInt(content.count),
            result.pointer.pointee.data,
            width,
            0,
            height,
            CInt(layout.rawValue),
            TJFLAG_LIMITSCANS | (stopsEarly ? TJFLAG_STOPONWARNING : 0)
        )
        let isFatal = tjGetErrorCode(decoder) == CInt(TJERR_FATAL.rawValue)
        if status != 0, isFatal || stopsEarly { throw JPEGCompleteness.fault(of: decoder) }
        return result
    }

    private static func layout(of image: PixelImage) -> TJPF? {
        guard image.format == VIPS_FORMAT_UCHAR else { return nil }
        switch image.bands {
        case 1: return TJPF_GRAY
        case 3: return TJPF_RGB
        default: return nil
        }
    }
}
