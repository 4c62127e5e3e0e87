import TestSupport

/// Pictures that several tests start from.
enum Pictures {
    /// A small PNG of one colour.
    static func plain(_ colour: [UInt8], width: Int = 12, height: Int = 12) -> [UInt8] {
        PNGFile(PixelBuffer(width: width, height: height, filledWith: colour)).bytes
    }

    /// A JPEG of four colours, 64 by 48.
    static func jpeg(options: String = "Q=90") throws -> [UInt8] {
        try VipsTool.encode(PNGFile(.quarters(width: 64, height: 48)), as: "jpg", options: options)
    }

    /// The same with EXIF.
    static func jpeg(_ exif: EXIFBlock) throws -> [UInt8] {
        var segments = try JPEGSegments(jpeg())
        segments.insert(exif)
        return segments.bytes
    }
}
