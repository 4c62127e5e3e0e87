import Dispatch
import Synchronization

extension Array where Element: Sendable {
    /// What a function makes of each element, in their order, worked out by so many threads at once, at least 1.
    package func concurrentMap<Result: Sendable>(
        jobs: Int,
        _ transform: @escaping @Sendable (Element) -> Result
    ) -> [Result] {
        // Several pieces a thread, so that none waits long for the slowest.
        let size = Swift.max(1, count / (4 * jobs))
        guard jobs > 1, count > size else { return map(transform) }
        let pieces = Mutex<[Int: [Result]]>([:])
        let next = Atomic(0)
        DispatchQueue.concurrentPerform(iterations: jobs) { _ in
            while true {
                let start = next.wrappingAdd(size, ordering: .relaxed).oldValue
                if start >= count { return }
                let results = self[start..<Swift.min(start + size, count)].map(transform)
                pieces.withLock { $0[start] = results }
            }
        }
        return pieces.withLock { pieces in stride(from: 0, to: count, by: size).flatMap { pieces[$0] ?? [] } }
    }
}
