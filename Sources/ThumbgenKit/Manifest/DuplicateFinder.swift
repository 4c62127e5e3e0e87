import StateStore

/// Finds photos that share their content while they go by; keeps no more than their places, for there may be very many.
struct DuplicateFinder {
    private var contents: [(hash: ContentHash, place: Int)] = []

    /// Takes up the next photo, by its place in the order.
    mutating func add(_ content: ContentHash, at place: Int) {
        contents.append((content, place))
    }

    /// The places of each content that several photos have, each group in the order of the photos.
    var groups: [[Int]] {
        let sorted = contents.sorted { ($0.hash, $0.place) < ($1.hash, $1.place) }
        var groups: [[Int]] = []
        for (photo, next) in zip(sorted, sorted.dropFirst()) where photo.hash == next.hash {
            // The photo is in one group at most, so a group that ends with it is its own.
            if let last = groups.indices.last, groups[last].last == photo.place {
                groups[last].append(next.place)
            } else {
                groups.append([photo.place, next.place])
            }
        }
        return groups
    }
}
