import TestSupport

extension Pictures {
    /// A JPEG whose header is whole and whose pixels end half-way.
    static func half() throws -> [UInt8] {
        var picture = try JPEGSegments(VipsTool.encode(PNGFile(.ramp(width: 200, height: 150)), as: "jpg"))
        picture.cutScans(to: 0.5)
        return picture.bytes
    }
}
