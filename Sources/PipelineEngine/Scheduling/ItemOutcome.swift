/// What became of one item.
package struct ItemOutcome<Item: Sendable>: Sendable {
    /// The number of the item, from 0 in the order the items were pulled.
    package let index: Int

    /// The item.
    package let item: Item

    /// What came out at the ends of the graph: by stage in topological order, then in the order the values were given,
    /// whatever the number of workers.
    package let outputs: [StageOutput]

    /// The stages that threw, in the same order.
    package let failures: [StageFailure]

    /// Makes the outcome of an item.
    package init(index: Int, item: Item, outputs: [StageOutput], failures: [StageFailure]) {
        self.index = index
        self.item = item
        self.outputs = outputs
        self.failures = failures
    }
}
