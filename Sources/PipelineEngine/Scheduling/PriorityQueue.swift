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
        guard let last = heap.indices.last else { return nil }
        heap.swapAt(0, last)
        let first = heap.removeLast()
        var parent = 0
        while let child = [2 * parent + 1, 2 * parent + 2].filter({ $0 < last }).min(by: { heap[$0] < heap[$1] }),
            heap[child] < heap[parent]
        {
            heap.swapAt(parent, child)
            parent = child
        }
        return first
    }
}
