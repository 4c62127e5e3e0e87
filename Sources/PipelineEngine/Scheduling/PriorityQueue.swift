/// A binary heap: the least element is at hand, adding and taking cost the logarithm of the count.
struct PriorityQueue<Element: Comparable> {
    private var heap: [Element] = []

    var isEmpty: Bool { heap.isEmpty }

    mutating func insert(_ element: Element) {
        heap.append(element)
        var child = heap.count - 1
        while child > 0, heap[child] < heap[(child - 1) / 2] {
            heap.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    mutating func popFirst() -> Element? {
        guard let last = heap.popLast() else { return nil }
        guard let first = heap.first else { return last }
        heap[0] = last
        var parent = 0
        while let child = leastChild(of: parent), heap[child] < heap[parent] {
            heap.swapAt(parent, child)
            parent = child
        }
        return first
    }

    private func leastChild(of parent: Int) -> Int? {
        let left = 2 * parent + 1
        let right = left + 1
        guard left < heap.count else { return nil }
        return right < heap.count && heap[right] < heap[left] ? right : left
    }
}
