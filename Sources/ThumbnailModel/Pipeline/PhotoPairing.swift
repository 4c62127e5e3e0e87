/// Which files count as one photo.
package enum PhotoPairing: String, Sendable, CaseIterable {
    /// Each file is a photo.
    case none
    /// A RAW file and the JPEG of the same name beside it, in any case: the JPEG shows.
    case rawAndJPEG = "raw+jpeg"
}
