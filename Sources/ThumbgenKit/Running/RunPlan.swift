package import ThumbnailModel

/// What a run would do.
package struct RunPlan: Sendable {
    /// Files that would be made.
    package var rebuilds: [Rebuild] = []
    /// What the photos with work need of their decodes.
    package var decodes: [DecodeNote] = []
    /// Files an earlier run wrote that nobody needs any more.
    package var orphans: [BytePath] = []
    /// Photos that fail.
    package var failures: [PhotoFailure] = []
    /// Pages and manifests that are out of date.
    package var documents: [BytePath] = []
    /// Outputs that cannot be read as pictures.
    package var unreadable: [BytePath] = []

    /// Whether the output folder is what a run would leave.
    package var isUpToDate: Bool {
        rebuilds.isEmpty && orphans.isEmpty && documents.isEmpty && unreadable.isEmpty
    }
}
