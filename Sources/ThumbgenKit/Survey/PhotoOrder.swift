import ThumbnailModel

/// The order photos have in the manifest and on the page.
struct PhotoOrder {
    let key: SortKey
    let order: SortOrder

    init(_ options: DiscoverOptions) {
        key = options.sort
        order = options.order
    }

    /// The places, in their order, of photos that are ordered by path; those without a capture time come last, and the path
    /// settles every tie.
    func order(of photos: PackedArray<SurveyedPhoto>) -> [Int] {
        switch key {
        case .captured: order(by: photos.map { $0.metadata.captured?.instant })
        case .modified: order(by: photos.map(\.source.modified))
        case .name: order(by: photos.indices.map { photos.relativePath(at: $0).lastComponent })
        case .path: order == .ascending ? Array(photos.indices) : photos.indices.reversed()
        }
    }

    private func order<Value: Comparable>(by values: [Value?]) -> [Int] {
        values.indices.sorted { left, right in precedes(values[left], values[right]) ?? (left < right) }
    }

    /// Whether one value comes before another; nil where they are equal or both missing.
    private func precedes<Value: Comparable>(_ left: Value?, _ right: Value?) -> Bool? {
        guard let left else { return right == nil ? nil : false }
        guard let right else { return true }
        if left == right { return nil }
        return order == .ascending ? left < right : right < left
    }
}
