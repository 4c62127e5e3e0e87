/// The machine-readable account of a run's results.
package struct ManifestOptions: Hashable, Sendable {
    /// The file's place below the output folder.
    package var path = "manifest.json"

    /// The usual choice: `manifest.json`.
    package init() {}
}
