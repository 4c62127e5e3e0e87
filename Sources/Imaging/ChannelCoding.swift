import Glibc

/// How the samples of a pixel become numbers that may be added up, and back: colours are weighted by alpha, so that what is
/// clear leaves no halo, and are proportional to light where that is asked for.
struct ChannelCoding {
    private let hasAlpha: Bool
    private let inLinearLight: Bool
    /// The number of each sample, from 0 to 255.
    private let values: [Float]

    init(hasAlpha: Bool, inLinearLight: Bool) {
        self.hasAlpha = hasAlpha
        self.inLinearLight = inLinearLight
        values = (0...255).map { inLinearLight ? ChannelCoding.light(of: Float($0)) : Float($0) }
    }

    /// The numbers of a line of pixels.
    func decode(
        _ samples: UnsafePointer<UInt8>,
        width: Int,
        _ bands: Int,
        to line: UnsafeMutablePointer<SIMD4<Float>>
    ) {
        values.withUnsafeBufferPointer { values in
            for x in 0..<width {
                let place = x * bands
                let colour = SIMD4(
                    values[Int(samples[place])],
                    values[Int(samples[place + 1])],
                    values[Int(samples[place + 2])],
                    255
                )
                line[x] = hasAlpha ? colour * (Float(samples[place + 3]) / 255) : colour
            }
        }
    }

    /// Puts the samples of a pixel to their place.
    @inline(__always)
    func encode(_ pixel: SIMD4<Float>, _ bands: Int, to samples: UnsafeMutablePointer<UInt8>, at place: Int) {
        var pixel = pixel
        if hasAlpha {
            let alpha = pixel.w
            pixel = alpha > 0 ? pixel * (255 / alpha) : .zero
            pixel.w = alpha
        }
        if inLinearLight {
            pixel.x = ChannelCoding.sample(of: pixel.x)
            pixel.y = ChannelCoding.sample(of: pixel.y)
            pixel.z = ChannelCoding.sample(of: pixel.z)
        }
        pixel = pixel.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255)) + 0.5
        samples[place] = UInt8(pixel.x)
        samples[place + 1] = UInt8(pixel.y)
        samples[place + 2] = UInt8(pixel.z)
        if bands == 4 { samples[place + 3] = UInt8(pixel.w) }
    }

    /// The light of an sRGB sample; both from 0 to 255.
    private static func light(of sample: Float) -> Float {
        let value = sample / 255
        return 255 * (value <= 0.04045 ? value / 12.92 : powf((value + 0.055) / 1.055, 2.4))
    }

    /// The sRGB sample of a light.
    private static func sample(of light: Float) -> Float {
        let value = max(0, light / 255)
        return 255 * (value <= 0.003_130_8 ? value * 12.92 : 1.055 * powf(value, 1 / 2.4) - 0.055)
    }
}
