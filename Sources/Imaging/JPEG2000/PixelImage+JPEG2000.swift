import COpenJPEG
import CVips
import ThumbnailModel

extension PixelImage {
    /// The decoded samples of a JPEG 2000 file: of 8 bits where no channel has more, else of 16.
    convenience init(decoded file: JPEG2000File) throws(LibraryFault) {
        try ImagingLibrary.require()
        let isDeep = file.channels.contains { $0.prec > 8 }
        let hasLuma = file.isLumaAndChroma
        // Beyond four channels there are only further inks or masks.
        let channels = file.channels.prefix(4).map { JPEG2000Channel($0, beside: file.channels[0]) }
        let format = isDeep ? VIPS_FORMAT_USHORT : VIPS_FORMAT_UCHAR
        guard let image = vips_image_new_memory() else { throw .taken(by: "pixels") }
        self.init(owning: image)
        vips_image_init_fields(
            image,
            gint(clamping: file.size.width),
            gint(clamping: file.size.height),
            gint(channels.count),
            format,
            VIPS_CODING_NONE,
            file.interpretation(isDeep: isDeep),
            1,
            1
        )
        guard vips_image_write_prepare(image) == 0, let data = image.pointee.data else { throw .taken(by: "pixels") }
        let count = file.size.width * channels.count
        if isDeep {
            UnsafeMutableRawPointer(data).withMemoryRebound(to: UInt16.self, capacity: count * file.size.height) {
                channels.fill($0, rows: file.size.height, count, range: 65535, hasLuma: hasLuma)
            }
        } else {
            channels.fill(data, rows: file.size.height, count, range: 255, hasLuma: hasLuma)
        }
        let profile = file.profile
        if !profile.isEmpty {
            vips_image_set_blob_copy(image, VIPS_META_ICC_NAME, profile.baseAddress, profile.count)
        }
    }
}

extension [JPEG2000Channel] {
    /// Interleaves the rows of all channels, of `count` samples each.
    fileprivate func fill<Sample: FixedWidthInteger>(
        _ samples: UnsafeMutablePointer<Sample>,
        rows: Int,
        _ rowCount: Int,
        range: Int,
        hasLuma: Bool
    ) {
        for row in 0..<rows {
            let line = samples + row * rowCount
            for (index, channel) in enumerated() {
                channel.write(row: row, to: line + index, stride: count, range: range)
            }
            guard hasLuma else { continue }
            for start in Swift.stride(from: 0, to: rowCount, by: count) {
                (line + start).becomeRGB(range: Double(range))
            }
        }
    }
}

extension UnsafeMutablePointer where Pointee: FixedWidthInteger {
    /// Turns luma and two chroma samples into red, green and blue, by the weights of sYCC.
    fileprivate func becomeRGB(range: Double) {
        let middle = ((range + 1) / 2).rounded(.down)
        let (luma, blue, red) = (Double(self[0]), Double(self[1]) - middle, Double(self[2]) - middle)
        let values = [luma + 1.402 * red, luma - 0.344136 * blue - 0.714136 * red, luma + 1.772 * blue]
        for (index, value) in values.enumerated() {
            self[index] = Pointee(Swift.min(Swift.max(value, 0), range).rounded())
        }
    }
}

extension JPEG2000File {
    /// Whether the channels are luma and chroma: said so, or told by chroma that has fewer samples.
    fileprivate var isLumaAndChroma: Bool {
        guard channels.count >= 3 else { return false }
        if space == OPJ_CLRSPC_SYCC || space == OPJ_CLRSPC_EYCC { return true }
        return space != OPJ_CLRSPC_CMYK && channels[1].dx > channels[0].dx && channels[2].dx > channels[0].dx
    }

    fileprivate func interpretation(isDeep: Bool) -> VipsInterpretation {
        if space == OPJ_CLRSPC_CMYK, channels.count >= 4 { return VIPS_INTERPRETATION_CMYK }
        if channels.count < 3 { return isDeep ? VIPS_INTERPRETATION_GREY16 : VIPS_INTERPRETATION_B_W }
        return isDeep ? VIPS_INTERPRETATION_RGB16 : VIPS_INTERPRETATION_sRGB
    }
}
