/// A page of a contact sheet as the manifest tells of it. Pages show the photos of the manifest in their order.
package struct ManifestSheet: Codable, Hashable, Sendable {
    /// The page's path below the output folder, in the reversible text form of `BytePath.text`.
    package var path: String
    /// The name of the stage that made it.
    package var stage: String
    /// Pixels across and down.
    package var width: Int
    package var height: Int
    /// The page's number, from 1.
    package var page: Int
    /// Photos on the page.
    package var photos: Int
}
