import CTurboJPEG
import CVips
import Glibc
import ThumbnailModel

/// Encodes JPEGs that carry nothing but their pixels with TurboJPEG: at one go, by the calling thread. libvips' own way hands
/// every strip to a worker and waits, which costs more than a small picture.
struct JPEGWriter {
    private let quality: Int
    private let samplesColourFully: Bool
    private let isProgressive: Bool

    /// A writer for an encoding; nil where that is not for JPEG.
    init?(_ format: OutputFormat, _ options: EncodeOptions) {
        guard format == .jpeg, let quality = options.quality[format] ?? format.defaultQuality else { return nil }
        self.quality = quality
        isProgressive = options.progressive
        samplesColourFully =
            switch options.chroma {
            case .automatic: quality >= 90
            case .on: false
            case .off: true
            }
    }

    /// Makes every encoder of the process choose its tables by the picture, for which TurboJPEG has no other switch; to be
    /// called before there are threads.
    static func optimiseTables() {
        setenv("TJ_OPTIMIZE", "1", 1)
    }

    /// The file of a picture in memory; nil where TurboJPEG cannot take its kind of pixels, or refuses them.
    func file(of image: PixelImage) throws(LibraryFault) -> [UInt8]? {
        guard image.format == VIPS_FORMAT_UCHAR, let layout = JPEGPixels.layout(of: image),
            let encoder = tjInitCompress()
        else { return nil }
        defer { tjDestroy(encoder) }
        let pixels = try image.materialised()
        guard let samples = pixels.pointer.pointee.data else { return nil }
        var buffer: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        defer { tjFree(buffer) }
        let sampling = layout == TJPF_GRAY ? TJSAMP_GRAY : samplesColourFully ? TJSAMP_444 : TJSAMP_420
        let status = tjCompress2(
            encoder,
            samples,
            CInt(pixels.size.width),
            0,
            CInt(pixels.size.height),
            CInt(layout.rawValue),
            &buffer,
            &count,
            CInt(sampling.rawValue),
            CInt(quality),
            TJFLAG_ACCURATEDCT | (isProgressive ? TJFLAG_PROGRESSIVE : 0)
        )
        guard status == 0, let buffer else { return nil }
        return JPEGWriter.withoutJFIF(UnsafeBufferPointer(start: buffer, count: Int(count)))
    }

    /// The file without its JFIF header, which only says what readers take for granted: that pixels are square.
    private static func withoutJFIF(_ file: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        let header: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF\0".utf8)
        guard file.starts(with: header) else { return Array(file) }
        return Array(file[..<2]) + file[20...]
    }
}
