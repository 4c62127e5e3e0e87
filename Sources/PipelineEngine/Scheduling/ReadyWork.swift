/// The work that is ready, the most urgent first.
struct ReadyWork {
    private struct Entry: Comparable {
        let work: WorkItem
        let arrival: UInt64

        private var urgency: (Int, Int, UInt64) { (-work.depth, work.item, arrival) }

        static func < (left: Entry, right: Entry) -> Bool { left.urgency < right.urgency }

        static func == (left: Entry, right: Entry) -> Bool { left.urgency == right.urgency }
    }

    private var queue = PriorityQueue<Entry>()
    private var arrivals: UInt64 = 0

    var isEmpty: Bool { queue.isEmpty }

    mutating func insert(_ work: WorkItem) {
        queue.insert(Entry(work: work, arrival: arrivals))
        arrivals += 1
    }

    mutating func popMostUrgent() -> WorkItem? {
        queue.popFirst()?.work
    }
}
