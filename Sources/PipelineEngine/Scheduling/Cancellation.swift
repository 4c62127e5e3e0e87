import Synchronization

/// A flag that is raised once, from any thread, and stays up.
package final class Cancellation: Sendable {
    private let flag = Atomic(false)

    /// Makes a flag that is down.
    package init() {}

    /// Whether the flag is up.
    package var isCancelled: Bool { flag.load(ordering: .relaxed) }

    /// Raises the flag.
    package func cancel() { flag.store(true, ordering: .relaxed) }
}
