/// A piece of work that is ready to run, and how urgent it is.
package struct WorkItem: Sendable {
    /// The depth of its stage: the deepest work comes first, so that what was begun is finished.
    package let depth: Int

    /// The number of the item it belongs to: at the same depth the lowest comes first.
    package let item: Int

    /// The work; it is given the number of the worker that runs it, from 0.
    package let run: @Sendable (_ worker: Int) -> Void

    /// Makes a piece of work.
    package init(depth: Int, item: Int, run: @escaping @Sendable (_ worker: Int) -> Void) {
        self.depth = depth
        self.item = item
        self.run = run
    }
}
