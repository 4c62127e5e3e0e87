import Dispatch
import Synchronization

/// A concurrent queue bounded by counting and draining: at most `workers` blocks are alive, each runs the most urgent
/// ready work until there is none, then ends. No thread is ever parked.
package final class WorkQueue: Sendable {
    private struct State {
        var ready = ReadyWork()
        var idleWorkers: [Int]
        var refill: @Sendable () -> Bool = { false }

        /// Counts the calls for workers, so that none is missed by a worker about to end.
        var calls: UInt64 = 0
    }

    private let state: Mutex<State>
    private let afterWork: @Sendable () -> Void
    /// Of the class that users wait for, so that its threads are not those of the default class, where callers may block.
    private let queue = DispatchQueue(label: "work", qos: .userInitiated, attributes: .concurrent)
    private let alive = DispatchGroup()

    /// Makes a queue of at least one worker (the system runs no more of them at a time than it has cores);
    /// `afterWork` is called on a worker's thread when it has worked and ends.
    package init(workers: Int, afterWork: @escaping @Sendable () -> Void = {}) {
        state = Mutex(State(idleWorkers: (0..<max(1, workers)).reversed()))
        self.afterWork = afterWork
    }

    /// Adds work and calls as many workers as can share it; may be called from within work.
    package func add(_ work: [WorkItem]) {
        let workers = state.withLock { state in
            work.forEach { state.ready.insert($0) }
            return Self.callWorkers(work.count, &state)
        }
        start(workers)
    }

    /// Runs everything that is ready, was added meanwhile or comes from `refill`; returns when there is no more.
    ///
    /// A worker that finds nothing ready calls `refill`, which adds work and says whether it did. Several workers may
    /// call it at once.
    package func run(refill: @escaping @Sendable () -> Bool = { false }) {
        let workers = state.withLock { state in
            state.refill = refill
            return Self.callWorkers(state.idleWorkers.count, &state)
        }
        start(workers)
        alive.wait()
        state.withLock { $0.refill = { false } }
    }

    private static func callWorkers(_ count: Int, _ state: inout State) -> [Int] {
        state.calls += 1
        let called = state.idleWorkers.suffix(count)
        state.idleWorkers.removeLast(called.count)
        return called.reversed()
    }

    private func start(_ workers: [Int]) {
        for worker in workers {
            queue.async(group: alive) { self.drain(worker) }
        }
    }

    private func drain(_ worker: Int) {
        var calls: UInt64
        repeat {
            calls = state.withLock { $0.calls }
            var worked = false
            repeat {
                while let work = state.withLock({ $0.ready.popMostUrgent() }) {
                    work.run(worker)
                    worked = true
                }
            } while state.withLock({ $0.refill })()
            if worked { afterWork() }
        } while !end(worker, unlessCalledSince: calls)
    }

    private func end(_ worker: Int, unlessCalledSince calls: UInt64) -> Bool {
        state.withLock { state in
            guard state.ready.isEmpty, state.calls == calls else { return false }
            state.idleWorkers.append(worker)
            return true
        }
    }
}
