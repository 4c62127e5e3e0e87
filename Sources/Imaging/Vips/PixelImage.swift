import CVips
package import ThumbnailModel

/// A picture of libvips: one owner of one reference.
///
/// `@unchecked Sendable`: a libvips image does not change once it is made, its reference count is atomic, and the library
/// allows any thread to read it. Fields are only written to private copies (`copy`) before they are shared.
package final class PixelImage: @unchecked Sendable {
    let pointer: UnsafeMutablePointer<VipsImage>

    /// Takes over a reference that the caller holds.
    init(owning pointer: UnsafeMutablePointer<VipsImage>) {
        self.pointer = pointer
    }

    deinit {
        g_object_unref(pointer)
    }

    /// Pixels across and down.
    package var size: PixelSize {
        PixelSize(width: Int(vips_image_get_width(pointer)), height: Int(vips_image_get_height(pointer)))
    }

    /// Channels, alpha included.
    package var bands: Int { Int(vips_image_get_bands(pointer)) }

    /// Whether there is an alpha channel.
    package var hasAlpha: Bool { vips_image_hasalpha(pointer) != 0 }

    var format: VipsBandFormat { vips_image_get_format(pointer) }

    var interpretation: VipsInterpretation { vips_image_guess_interpretation(pointer) }

    /// The picture that an operation makes of this one.
    func applying(
        _ name: String,
        input: String = "in",
        _ arguments: KeyValuePairs<String, OperationArgument> = [:]
    ) throws(LibraryFault) -> PixelImage {
        let operation = try ImageOperation(name)
        try operation.set(input, .image(self))
        for (name, value) in arguments { try operation.set(name, value) }
        try operation.run()
        return try operation.image()
    }

    /// The part at a whole place, of a whole size.
    func cropped(to part: PixelRect) throws(LibraryFault) -> PixelImage {
        if part == PixelRect(x: 0, y: 0, size: size) { return self }
        if let copy = try copied(part) { return copy }
        return try applying(
            "extract_area",
            input: "input",
            [
                "left": .integer(part.x), "top": .integer(part.y),
                "width": .integer(part.size.width), "height": .integer(part.size.height),
            ]
        )
    }
}
