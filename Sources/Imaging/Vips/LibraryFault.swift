/// What a library said when one of its operations failed.
package struct LibraryFault: Error, Hashable, Sendable {
    /// The name of the operation.
    package var operation: String
    /// The library's own text; for people, never for decisions.
    package var text: String

    /// A fault of an operation.
    package init(operation: String, text: String) {
        self.operation = operation
        self.text = text
    }
}
