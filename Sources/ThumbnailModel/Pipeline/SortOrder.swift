/// Which end of an order comes first.
package enum SortOrder: String, Sendable, CaseIterable {
    case ascending = "asc"
    case descending = "desc"
}
