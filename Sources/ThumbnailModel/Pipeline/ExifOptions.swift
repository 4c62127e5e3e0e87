/// What is read of a photo's header and EXIF.
package struct ExifOptions: Hashable, Sendable {
    /// Whether the place goes into the manifest.
    package var location = false

    /// The usual choice: everything but the place.
    package init() {}
}
