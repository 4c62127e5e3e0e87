import Glibc
import PipelineEngine
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(2))) struct WorkQueueTests {
    @Test func theMostUrgentWorkRunsFirst() {
        let log = Mutex<[String]>([])
        let queue = WorkQueue(workers: 1)
        func work(_ name: String, depth: Int, item: Int) -> WorkItem {
            WorkItem(depth: depth, item: item) { _ in log.withLock { $0.append(name) } }
        }
        queue.add([
            work("shallow", depth: 0, item: 0),
            work("later", depth: 2, item: 8),
            work("first", depth: 2, item: 3),
            work("second", depth: 2, item: 3),
            work("deep", depth: 5, item: 9),
            work("middle", depth: 1, item: 0),
        ])
        queue.run()
        #expect(log.withLock { $0 } == ["deep", "first", "second", "later", "middle", "shallow"])
    }

    @Test func muchWorkRunsInTheOrderOfUrgency() {
        var generator = SeededGenerator(state: 7)
        let urgencies = (0..<3_000).map { arrival in
            [-Int.random(in: 0..<20, using: &generator), Int.random(in: 0..<100, using: &generator), arrival]
        }
        let log = Mutex<[[Int]]>([])
        let queue = WorkQueue(workers: 1)
        queue.add(
            urgencies.map { urgency in
                WorkItem(depth: -urgency[0], item: urgency[1]) { _ in log.withLock { $0.append(urgency) } }
            }
        )
        queue.run()
        #expect(log.withLock { $0 } == urgencies.sorted { $0.lexicographicallyPrecedes($1) })
    }

    @Test func workMayAddWork() {
        let count = Atomic(0)
        let queue = WorkQueue(workers: 2)
        @Sendable func step(_ left: Int) -> WorkItem {
            WorkItem(depth: 0, item: left) { _ in
                count.add(1, ordering: .relaxed)
                if left > 0 { queue.add([step(left - 1), step(left - 1)]) }
            }
        }
        queue.add([step(12)])
        queue.run()
        #expect(count.load(ordering: .relaxed) == 8_191)
    }

    @Test(arguments: [1, 2, 4]) func afterWorkIsCalledOnTheThreadThatWorked(workers: Int) {
        struct Log {
            /// Pieces of work since `afterWork`, by thread.
            var open: [pthread_t: Int] = [:]
            var workers: Set<Int> = []
            var callsWithoutWork = 0
        }
        let log = Mutex(Log())
        let queue = WorkQueue(workers: workers) {
            log.withLock { if $0.open.removeValue(forKey: pthread_self()) == nil { $0.callsWithoutWork += 1 } }
        }
        let work = (0..<2_000).map { item in
            WorkItem(depth: 0, item: item) { worker in
                log.withLock { log in
                    log.open[pthread_self(), default: 0] += 1
                    log.workers.insert(worker)
                }
            }
        }
        queue.add(work)
        queue.run()
        let end = log.withLock { $0 }
        #expect(end.open.isEmpty)
        #expect(end.callsWithoutWork == 0)
        #expect(end.workers.isSubset(of: 0..<workers))
        #expect(!end.workers.isEmpty)
    }

    @Test func refillIsAskedUntilItHasNoMore() {
        let left = Mutex(1_000)
        let ran = Atomic(0)
        let queue = WorkQueue(workers: 2)
        queue.run {
            let item = left.withLock { left in
                left -= 1
                return left
            }
            guard item >= 0 else { return false }
            queue.add([WorkItem(depth: 0, item: item) { _ in ran.add(1, ordering: .relaxed) }])
            return true
        }
        #expect(ran.load(ordering: .relaxed) == 1_000)
    }
}
