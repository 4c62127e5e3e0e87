import CVips
import ThumbnailModel

/// Brings pixels to 8-bit sRGB with three channels, or four with alpha; or keeps an RGB profile where the gamut is kept.
///
/// A picture without a profile that fits its channels is taken for what its channels usually mean, so that the pixels of
/// an untagged photo do not move. With a profile: relative colorimetric with black-point compensation.
struct ColourConversion {
    /// Whether the embedded profile says what the colours are. The pixels are then read twice and have to be in memory.
    let usesProfile: Bool
    private let keepsProfile: Bool

    /// The conversion that a picture needs.
    init(of image: PixelImage, to gamut: Gamut) {
        let profile = image.bytes(VIPS_META_ICC_NAME).flatMap(ICCProfile.init)
        let fits = profile?.channels == image.bands - (image.hasAlpha ? 1 : 0)
        keepsProfile = gamut == .keep && fits && profile?.channels == 3
        usesProfile = !keepsProfile && fits && profile?.isSRGB == false
    }

    /// The picture in its new colours, still lazy, and what its embedded profile did to them; nil where it did nothing.
    func convert(_ image: PixelImage) throws(ImagingError) -> (image: PixelImage, by: ProfileConversion?) {
        do throws(LibraryFault) {
            if keepsProfile {
                return (try rgb(image.applying("colourspace", ["space": "srgb"])).eightBits(), nil)
            }
            // A profile that cannot be used counts as missing.
            if usesProfile, let tagged = try? transform(image, ["embedded": true]) {
                let conversion = ProfileConversion(clipped: try GamutClipping.share(of: image))
                return (try finished(tagged), conversion)
            }
            return (try finished(untagged(image)), nil)
        } catch {
            throw .colour(error)
        }
    }

    private func finished(_ image: PixelImage) throws(LibraryFault) -> PixelImage {
        try rgb(image).eightBits().withoutProfile()
    }

    private func untagged(_ image: PixelImage) throws(LibraryFault) -> PixelImage {
        if image.interpretation == VIPS_INTERPRETATION_CMYK { return try transform(image, ["input-profile": "cmyk"]) }
        if image.isLab { return try export(lab(image)) }
        if image.interpretation == VIPS_INTERPRETATION_sRGB { return image }
        return try image.applying("colourspace", ["space": "srgb"])
    }

    private func transform(
        _ image: PixelImage,
        _ input: KeyValuePairs<String, OperationArgument>
    ) throws(LibraryFault) -> PixelImage {
        try run("icc_transform", image, input)
    }

    /// L*a*b* as fractional numbers.
    ///
    /// Of 8 bits, libvips takes the lightness for the upper 8 of 10, so that the lightest is 1020 of 1023.
    private func lab(_ image: PixelImage) throws(LibraryFault) -> PixelImage {
        let lab = try image.applying("colourspace", ["space": "lab"])
        guard image.interpretation == VIPS_INTERPRETATION_LABQ else { return lab }
        return try lab.applying("linear", ["a": .numbers([1023.0 / 1020, 1, 1]), "b": .numbers([0, 0, 0])])
    }

    /// L*a*b* in files is that of profiles, whose white is D50; the library's own conversion takes it for that of D65.
    private func export(_ lab: PixelImage) throws(LibraryFault) -> PixelImage {
        // libvips codes it in 16 bits as version 2 of profiles does, where LittleCMS reads version 4. Alpha stays.
        let further = max(0, lab.bands - 3)
        let scale = [65535.0 / 65280, 257.0 / 256, 257.0 / 256] + Array(repeating: 1, count: further)
        let offset = [0, 0.5, 0.5] + Array(repeating: 0, count: further)
        let coded = try lab.applying("linear", ["a": .numbers(scale), "b": .numbers(offset)])
        return try run("icc_export", coded, [:])
    }

    private func run(
        _ name: String,
        _ image: PixelImage,
        _ input: KeyValuePairs<String, OperationArgument>
    ) throws(LibraryFault) -> PixelImage {
        let operation = try ImageOperation(name)
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

extension PixelImage {
    /// Whether the channels are L*a*b*, in whatever numbers.
    fileprivate var isLab: Bool {
        [VIPS_INTERPRETATION_LAB, VIPS_INTERPRETATION_LABS, VIPS_INTERPRETATION_LABQ].contains(interpretation)
    }

    /// The picture without its colour profile: what it shows is sRGB now, or never was what the profile says.
    fileprivate func withoutProfile() throws(LibraryFault) -> PixelImage {
        guard vips_image_get_typeof(pointer, VIPS_META_ICC_NAME) != 0 else { return self }
        let image = try copy()
        vips_image_remove(image.pointer, VIPS_META_ICC_NAME)
        return image
    }
}
