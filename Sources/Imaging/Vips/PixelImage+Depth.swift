import CVips

extension PixelImage {
    /// The picture with 16 bits a sample where it has whole numbers of 32. The library takes those as they are when it
    /// comes to 8 bits, so that nearly all of them would be white.
    func inSixteenBits() throws(LibraryFault) -> PixelImage {
        guard format == VIPS_FORMAT_UINT else { return self }
        return try applying("cast", ["format": "ushort", "shift": true])
            .applying("copy", ["interpretation": .text(bands < 3 ? "grey16" : "rgb16")])
    }
}
