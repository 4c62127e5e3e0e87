/// Finds cycles by walking depth first along the edges: every edge back into the path just walked closes one.
///
/// The walk keeps its own stack, so a long chain of nodes cannot exhaust the thread's.
struct GraphCycles {
    /// For each node the nodes its edges lead to, each once.
    let consumers: [[Int]]

    /// Returns the cycles, each starting and ending with its first node.
    func find() -> [[Int]] {
        var cycles: [[Int]] = []
        var visited = [Bool](repeating: false, count: consumers.count)
        var followed = [Int](repeating: 0, count: consumers.count)
        for start in consumers.indices where !visited[start] {
            visited[start] = true
            var path = [start]
            while let node = path.last {
                guard followed[node] < consumers[node].count else {
                    path.removeLast()
                    continue
                }
                let next = consumers[node][followed[node]]
                followed[node] += 1
                if let entry = path.firstIndex(of: next) {
                    cycles.append(closed(path[entry...]))
                } else if !visited[next] {
                    visited[next] = true
                    path.append(next)
                }
            }
        }
        return cycles
    }

    private func closed(_ loop: ArraySlice<Int>) -> [Int] {
        let first = loop.indices.min { loop[$0] < loop[$1] } ?? loop.startIndex
        return Array(loop[first...] + loop[...first])
    }
}
