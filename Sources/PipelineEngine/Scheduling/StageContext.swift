/// What a stage knows of the run around it.
package struct StageContext: Sendable {
    /// The number of the item, counted from 0 in the order the items were pulled.
    package let item: Int

    private let cancellation: Cancellation

    /// Makes a context; a test of a single stage needs no more than the item's number.
    package init(item: Int, cancellation: Cancellation = Cancellation()) {
        self.item = item
        self.cancellation = cancellation
    }

    /// Whether the run was cancelled; a stage may end early by throwing, it need not.
    package var isCancelled: Bool { cancellation.isCancelled }
}
