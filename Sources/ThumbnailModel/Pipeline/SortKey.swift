/// What photos are ordered by.
package enum SortKey: String, Sendable, CaseIterable {
    case captured, name, path, modified
}
