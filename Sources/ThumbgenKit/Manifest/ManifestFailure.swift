/// A photo, or a branch of one, that could not be made.
package struct ManifestFailure: Codable, Hashable, Sendable {
    /// The path below the input.
    package var source: String
    /// The stage that failed.
    package var stage: String
    /// A stable kebab-case name of the fault.
    package var code: String
    /// What is wrong.
    package var message: String
}
