/// What of the source's metadata a rendition carries.
package enum MetadataKept: String, Sendable, CaseIterable {
    case none
    /// Artist and copyright notice.
    case copyright
    case all
}
