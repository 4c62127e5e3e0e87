package import ThumbnailModel

/// A file that has to be made, and why.
package struct Rebuild: Hashable, Sendable {
    /// The file's place below the output folder.
    package let output: BytePath
    /// The photo it is made of, below its input.
    package let source: BytePath
    /// Why.
    package let reason: RebuildReason
}
