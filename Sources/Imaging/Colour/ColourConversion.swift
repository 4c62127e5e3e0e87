import CVips
import ThumbnailModel

/// Brings pixels to 8-bit sRGB with three channels, or four with alpha; or keeps an RGB profile where the gamut is kept.
///
/// A picture without a profile that fits its channels is taken for what its channels usually mean, so that the pixels of
/// an untagged photo do not move. With a profile: relative colorimetric with black-point compensation.
struct ColourConversion {
    private let gamut: Gamut

    init(_ gamut: Gamut) {
        self.gamut = gamut
    }

    /// The picture in its new colours; still lazy.
    func convert(_ image: PixelImage) throws(ImagingError) -> PixelImage {
        do {
            let profile = image.bytes(VIPS_META_ICC_NAME).flatMap(ICCProfile.init)
            let fits = profile?.channels == image.bands - (image.hasAlpha ? 1 : 0)
            let converted: PixelImage
            if fits, let profile, !(gamut == .keep && profile.channels == 3), !profile.isSRGB {
                converted = try transform(image, ["embedded": true])
            } else if image.interpretation == VIPS_INTERPRETATION_CMYK {
                converted = try transform(image, ["input-profile": "cmyk"])
            } else {
                converted = try image.applying("colourspace", ["space": "srgb"])
            }
            return try rgb(converted).eightBits()
        } catch {
            throw .colour(error)
        }
    }

    private func transform(
        _ image: PixelImage,
        _ input: KeyValuePairs<String, OperationArgument>
    ) throws(LibraryFault) -> PixelImage {
        let operation = try ImageOperation("icc_transform")
        try operation.set("in", .image(image))
        try operation.set("output-profile", "srgb")
        try operation.set("intent", "relative")
        try operation.set("black-point-compensation", true)
        try operation.set("depth", 8)
        for (name, value) in input { try operation.set(name, value) }
        try operation.run()
        return try operation.image()
    }

    /// Extra channels, as of scanners, are left out.
    private func rgb(_ image: PixelImage) throws(LibraryFault) -> PixelImage {
        guard image.bands > 4 else { return image }
        return try image.applying("extract_band", ["band": 0, "n": 4])
    }
}
