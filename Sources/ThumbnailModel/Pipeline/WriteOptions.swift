/// Where files go.
package struct WriteOptions: Hashable, Sendable {
    /// The place of each file below the output folder.
    package var path = PathTemplate.standard

    /// The usual choice: the tree of the input, the scale behind each name.
    package init() {}
}
