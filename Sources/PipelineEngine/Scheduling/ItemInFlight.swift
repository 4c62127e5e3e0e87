import Synchronization

/// An item between its admission and its outcome.
final class ItemInFlight<Item: Sendable>: Sendable {
    /// Where a value comes from: the position of the stage, then for each step from the source the position of the
    /// stage that gave the value and the value's number among those given. Orders what workers finish in any order.
    typealias Origin = [Int]

    private struct Progress {
        var outstanding: Int
        var outputs: [(origin: Origin, output: StageOutput)] = []
        var failures: [(origin: Origin, failure: StageFailure)] = []
    }

    let index: Int
    let item: Item
    let charge: Int
    private let progress: Mutex<Progress>

    /// Makes an item of which `outstanding` runs of stages are known.
    init(index: Int, item: Item, charge: Int, outstanding: Int) {
        self.index = index
        self.item = item
        self.charge = charge
        progress = Mutex(Progress(outstanding: outstanding))
    }

    func add(_ output: StageOutput, from origin: Origin) {
        progress.withLock { $0.outputs.append((origin, output)) }
    }

    func add(_ failure: StageFailure, from origin: Origin) {
        progress.withLock { $0.failures.append((origin, failure)) }
    }

    /// Counts one run as done and `following` as to come; returns whether that was the last.
    func settle(following: Int) -> Bool {
        progress.withLock {
            $0.outstanding += following - 1
            return $0.outstanding == 0
        }
    }

    var outcome: ItemOutcome<Item> {
        progress.withLock { progress in
            ItemOutcome(
                index: index,
                item: item,
                outputs: progress.outputs.sorted { $0.origin.lexicographicallyPrecedes($1.origin) }.map(\.output),
                failures: progress.failures.sorted { $0.origin.lexicographicallyPrecedes($1.origin) }.map(\.failure)
            )
        }
    }
}
