/// A named step of a pipeline and where its input comes from.
package struct StageDefinition: Hashable, Sendable {
    /// The name other stages and messages call it by.
    package var name: String
    /// The names of the stages it takes its input from; empty for discovery.
    package var from: [String]
    /// What it does, with its options.
    package var operation: StageOperation

    /// A step of a name that does an operation on what others give.
    package init(_ name: String, from: [String] = [], _ operation: StageOperation) {
        self.name = name
        self.from = from
        self.operation = operation
    }
}
