/// What became of a photo's colours where its embedded profile was used to convert them to sRGB.
package struct ProfileConversion: Hashable, Sendable {
    /// The share of the pixels, 0 to 1, whose colours lie outside sRGB and were clipped to it.
    package let clipped: Double

    /// A conversion that clipped such a share.
    package init(clipped: Double) {
        self.clipped = clipped
    }
}
