import CVips
import ThumbnailModel

/// Measures how much of a picture sRGB cannot show, on a regular grid of its pixels.
enum GamutClipping {
    /// Columns and rows that are looked at, at most.
    private static let side = 64
    /// How far linear light may lie beyond 0 to 1: what rounding to 8 bits makes of colours on the very edge of sRGB.
    private static let tolerance: Float = 0.005

    /// The share, 0 to 1, of the pixels whose colours lie outside sRGB by the profile that the picture embeds.
    ///
    /// - Parameter image: in memory, as its pixels are read once more for the conversion.
    static func share(of image: PixelImage) throws(LibraryFault) -> Double {
        let thinned = try image.applying(
            "subsample",
            input: "input",
            ["xfac": step(image.size.width), "yfac": step(image.size.height), "point": true]
        )
        // XYZ rather than L*a*b*: its transform is made without tabulating it, which would take longer than all the rest.
        let colours = try thinned.applying(
            "icc_import",
            ["embedded": true, "intent": "relative", "black-point-compensation": true, "pcs": "xyz"]
        )
        let values = try colours.floats()
        let count = colours.size.area
        let outside = (0..<count).count { pixel in
            let start = pixel * colours.bands
            return !isInSRGB(values[start], values[start + 1], values[start + 2])
        }
        return Double(outside) / Double(count)
    }

    private static func step(_ length: Int) -> OperationArgument { .integer((length + side - 1) / side) }

    /// Whether sRGB has a colour given as XYZ, of which libvips makes white 95.047, 100 and 108.8827.
    private static func isInSRGB(_ x: Float, _ y: Float, _ z: Float) -> Bool {
        // The white of profiles is D50.
        let (x, y, z) = (x / 95.047 * 0.9642, y / 100, z / 108.8827 * 0.8249)
        // To the primaries of sRGB, adapted to D50 by Bradford.
        let red = 3.1338561 * x - 1.6168667 * y - 0.4906146 * z
        let green = -0.9787684 * x + 1.9161415 * y + 0.0334540 * z
        let blue = 0.0719453 * x - 0.2289914 * y + 1.4052427 * z
        return min(red, green, blue) >= -tolerance && max(red, green, blue) <= 1 + tolerance
    }
}

extension PixelImage {
    /// The fractional values, row by row, channels side by side.
    fileprivate func floats() throws(LibraryFault) -> [Float] {
        let image = try applying("cast", ["format": "float"]).materialised()
        let bytes = UnsafeRawBufferPointer(start: image.pointer.pointee.data, count: image.byteCount)
        return Array(bytes.bindMemory(to: Float.self))
    }
}
