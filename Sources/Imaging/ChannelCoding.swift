import Glibc

/// How the samples of a pixel become numbers that may be added up, and back: colours are weighted by alpha, so that what is
/// clear leaves no halo, and are proportional to light where that is asked for.
struct ChannelCoding {
    private let hasAlpha: Bool
    private let inLinearLight: Bool
    /// The light of each sample, both from 0 to 255; nothing where none is asked for.
    private let lights: [Float]

    init(hasAlpha: Bool, inLinearLight: Bool) {
        self.hasAlpha = hasAlpha
        self.inLinearLight = inLinearLight
        lights = inLinearLight ? (0...255).map { ChannelCoding.light(of: Float($0)) } : []
    }

    /// The numbers of a line of pixels, one a sample.
    func decode(
        _ samples: UnsafePointer<UInt8>,
        width: Int,
        _ bands: Int,
        to line: UnsafeMutablePointer<Float>
    ) {
        if hasAlpha {
            for x in 0..<width {
                let place = x * bands
                let alpha = Float(samples[place + 3])
                for band in 0..<3 { line[place + band] = value(of: samples[place + band]) * (alpha / 255) }
                line[place + 3] = alpha
            }
        } else if inLinearLight {
            for place in 0..<width * bands { line[place] = value(of: samples[place]) }
        } else {
            for place in 0..<width * bands { line[place] = Float(samples[place]) }
        }
    }

    @inline(__always)
    private func value(of sample: UInt8) -> Float {
        inLinearLight ? lights[Int(sample)] : Float(sample)
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
        samples[place] = rounded(pixel.x)
        samples[place + 1] = rounded(pixel.y)
        samples[place + 2] = rounded(pixel.z)
        if bands == 4 { samples[place + 3] = rounded(pixel.w) }
    }

    @inline(__always)
    private func rounded(_ value: Float) -> UInt8 { UInt8(min(max(value, 0), 255) + 0.5) }

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
