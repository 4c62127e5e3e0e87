import ThumbnailModel

/// The libvips saver of one format, and the arguments that options mean to it.
struct ImageSaver {
    private let operation: String
    private var arguments: [(name: String, value: OperationArgument)]

    /// The saver of a format; `automatic` must be resolved before.
    init(_ format: OutputFormat, _ options: EncodeOptions) {
        switch format {
        case .jpeg, .automatic:
            operation = "jpegsave_buffer"
            arguments = [
                ("optimize-coding", true), ("interlace", .flag(options.progressive)),
                ("subsample-mode", .text(options.chroma.nickname)),
            ]
        case .webp:
            operation = "webpsave_buffer"
            // WebP always has a quarter of the colour samples; "off" asks for the careful way to get them.
            arguments = [("lossless", .flag(options.lossless)), ("smart-subsample", .flag(options.chroma == .off))]
            if let effort = options.effort { arguments.append(("effort", .integer((effort * 6 + 4) / 9))) }
        case .avif:
            operation = "heifsave_buffer"
            arguments = [
                ("compression", "av1"), ("bitdepth", 8), ("lossless", .flag(options.lossless)),
                ("subsample-mode", .text(options.chroma.nickname)),
            ]
            // Photos of this size gain no bytes from more, and more takes several times as long.
            arguments.append(("effort", .integer(options.effort ?? 2)))
        case .png:
            operation = "pngsave_buffer"
            arguments = [("interlace", .flag(options.progressive)), ("palette", .flag(options.palette))]
            // All filters suit photos; a palette has no neighbouring values to predict from.
            if !options.palette { arguments.append(("filter", .integer(0xF8))) }
            if let effort = options.effort { arguments.append(("compression", .integer(effort))) }
        case .jxl:
            operation = "jxlsave_buffer"
            arguments = [("lossless", .flag(options.lossless))]
            if let effort = options.effort { arguments.append(("effort", .integer(max(3, effort)))) }
        }
        if let quality = options.quality[format] ?? format.defaultQuality {
            arguments.append(("Q", .integer(quality)))
        }
    }

    /// The file's bytes.
    ///
    /// - Parameter keepingFields: whether the metadata fields of the picture go into the file.
    func save(_ image: PixelImage, keepingFields: Bool) throws(LibraryFault) -> [UInt8] {
        let operation = try ImageOperation(operation)
        try operation.set("in", .image(image))
        for (name, value) in arguments { try operation.set(name, value) }
        // Newer versions of the library name what is kept; older ones only know all or nothing.
        if operation.takes("keep") {
            try operation.set("keep", .integer(keepingFields ? 31 : 0))
        } else {
            try operation.set("strip", .flag(!keepingFields))
        }
        try operation.run()
        return try operation.bytes("buffer")
    }
}

extension ChromaSubsampling {
    /// What the library calls it.
    fileprivate var nickname: String {
        switch self {
        case .automatic: "auto"
        case .on: "on"
        case .off: "off"
        }
    }
}
