package import ThumbnailModel

/// A file that a run wrote for one photo, and all that decides whether it is still fresh.
package struct KnownRendition: Hashable, Sendable {
    /// The path below the output folder; no two renditions share one.
    package var output: BytePath
    /// The path of the photo below its input.
    package var source: BytePath
    /// The name of the stage that wrote it.
    package var stage: String
    /// The parameters of every stage on its path, as canonical text.
    package var recipe: String
    /// The hash of the photo it was made from.
    package var content: ContentHash
    /// The versions of the libraries that made it, as text.
    package var versions: String
    /// Bytes in the file.
    package var size: Int
    /// Modification time of the file as written, in nanoseconds since 1970.
    package var modified: Int
    /// The hash of the file as written.
    package var hash: ContentHash
    /// What the manifest says of it, in a form of the caller's own.
    package var details: [UInt8]

    /// A rendition with all that is kept of it.
    package init(
        output: BytePath,
        source: BytePath,
        stage: String,
        recipe: String,
        content: ContentHash,
        versions: String,
        size: Int,
        modified: Int,
        hash: ContentHash,
        details: [UInt8]
    ) {
        self.output = output
        self.source = source
        self.stage = stage
        self.recipe = recipe
        self.content = content
        self.versions = versions
        self.size = size
        self.modified = modified
        self.hash = hash
        self.details = details
    }
}
