extension PixelImage {
    /// The picture without an alpha channel that hides nothing.
    func withoutOpaqueAlpha() throws(LibraryFault) -> PixelImage {
        guard hasAlpha, try isOpaque() else { return self }
        return try applying("extract_band", ["band": 0, "n": .integer(bands - 1)])
    }

    /// Whether every value of the alpha channel, of 8 bits, is the largest.
    func isOpaque() throws(LibraryFault) -> Bool {
        guard hasAlpha else { return true }
        let alpha = try applying("extract_band", ["band": .integer(bands - 1)])
        let operation = try ImageOperation("min")
        try operation.set("in", .image(alpha))
        try operation.run()
        return operation.number("out") >= 255
    }
}
