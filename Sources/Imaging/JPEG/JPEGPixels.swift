import CTurboJPEG
import CVips
import ThumbnailModel

/// Decodes the pixels of a JPEG with TurboJPEG: at one go, by the calling thread, straight to where they stay. Its messages
/// are kept with the decoder, not with the process, so they surely speak of this file.
enum JPEGPixels {
    /// The pixels of a picture that libvips has opened, with its fields, so many times smaller than stored; the picture
    /// itself where TurboJPEG cannot give its kind of pixels.
    static func decode(
        _ content: UnsafeRawBufferPointer,
        as image: PixelImage,
        shrink: Int,
        failOn: FailureThreshold
    ) throws(LibraryFault) -> PixelImage {
        guard let layout = layout(of: image), let decoder = tjInitDecompress() else { return image }
        defer { tjDestroy(decoder) }
        let bytes = content.bindMemory(to: UInt8.self).baseAddress
        guard let size = size(of: bytes, UInt(content.count), decoder, shrink: shrink) else { return image }
        let result = try PixelImage.uncomputed(like: image, size: size)
        let stopsEarly = failOn == .warning
        let status = tjDecompress2(
            decoder,
            bytes,
            UInt(content.count),
            result.pointer.pointee.data,
            CInt(size.width),
            0,
            CInt(size.height),
            CInt(layout.rawValue),
            TJFLAG_LIMITSCANS | (stopsEarly ? TJFLAG_STOPONWARNING : 0)
        )
        let isFatal = tjGetErrorCode(decoder) == CInt(TJERR_FATAL.rawValue)
        if status != 0, isFatal || stopsEarly { throw JPEGCompleteness.fault(of: decoder) }
        return result
    }

    /// The size that a picture is scaled to; nil where it does not make TurboJPEG, which only knows sizes, choose that
    /// scale: of scales in eighths it takes the largest that fits.
    private static func size(
        of bytes: UnsafePointer<UInt8>?,
        _ count: UInt,
        _ decoder: tjhandle,
        shrink: Int
    ) -> PixelSize? {
        var (width, height, sampling, space) = (CInt(0), CInt(0), CInt(0), CInt(0))
        guard tjDecompressHeader3(decoder, bytes, count, &width, &height, &sampling, &space) == 0 else { return nil }
        let eighths = 8 / shrink
        func scaled(by eighths: Int) -> PixelSize {
            PixelSize(width: (Int(width) * eighths + 7) / 8, height: (Int(height) * eighths + 7) / 8)
        }
        let (size, next) = (scaled(by: eighths), scaled(by: eighths + 1))
        return next.width > size.width || next.height > size.height ? size : nil
    }

    /// How TurboJPEG calls the kind of a picture's pixels; nil where it has none like them.
    static func layout(of image: PixelImage) -> TJPF? {
        guard image.format == VIPS_FORMAT_UCHAR else { return nil }
        switch image.bands {
        case 1: return TJPF_GRAY
        case 3: return TJPF_RGB
        default: return nil
        }
    }
}
