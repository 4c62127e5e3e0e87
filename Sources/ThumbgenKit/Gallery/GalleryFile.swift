package import ThumbnailModel

/// A file of the page.
package struct GalleryFile: Sendable {
    /// Its place below the output folder.
    package let path: BytePath
    /// What it holds.
    package let bytes: [UInt8]
}
