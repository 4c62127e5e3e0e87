/// The one of `names` a mistyped `text` was most likely meant to be; nil where none is close.
package func nearestName(to text: String, in names: some Sequence<String>) -> String? {
    let typed = Array(text.lowercased())
    let closest =
        names
        .map { (name: $0, distance: editDistance(typed, Array($0.lowercased()))) }
        .min { ($0.distance, $0.name) < ($1.distance, $1.name) }
    guard let closest, closest.distance <= max(1, min(typed.count, closest.name.count) / 3 + 1) else { return nil }
    return closest.name
}

/// How many letters must be put in, left out, replaced or swapped with a neighbour to make one word of the other.
private func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in left.indices {
        var current = [row + 1]
        for column in right.indices {
            let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
            var best = min(last[column + 1] + 1, current[column] + 1, replaced)
            if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                best = min(best, beforeLast[column - 1] + 1)
            }
            current.append(best)
        }
        (beforeLast, last) = (last, current)
    }
    return last[right.count]
}
