package import ThumbnailModel

/// How many times smaller a loader hands out a picture: work that the final resize then does not have.
package enum LoadShrink {
    /// The largest shrink that leaves the final resize at least `minimumStep` decoded pixels an output pixel.
    ///
    /// - Parameters:
    ///   - step: source pixels an output pixel of the most demanding rendition.
    ///   - minimumStep: what is left to the final resize, at least 1.
    package static func factor(for format: ImageFormat, step: Double, leaving minimumStep: Double) -> Int {
        let most = step / minimumStep
        switch format {
        // The sizes libjpeg can compute straight from its 8x8 blocks.
        case .jpeg: return [8, 4, 2].first { Double($0) <= most } ?? 1
        // libwebp averages whole areas, which is exact for a whole factor.
        case .webp: return max(1, Int(min(most, 1024)))
        // The levels of the wavelets; a file may have fewer.
        case .jp2: return [32, 16, 8, 4, 2].first { Double($0) <= most } ?? 1
        default: return 1
        }
    }
}
