import ThumbnailModel

/// The order photos have in the manifest and on the page.
struct PhotoOrder {
    let key: SortKey
    let order: SortOrder

    init(_ options: DiscoverOptions) {
        key = options.sort
        order = options.order
    }

    /// The photos in order; those without a capture time come last, and the path settles every tie.
    func sorted(_ photos: [SurveyedPhoto]) -> [SurveyedPhoto] {
        switch key {
        case .captured: sorted(photos) { $0.metadata.captured?.instant }
        case .modified: sorted(photos) { $0.source.modified }
        case .name: sorted(photos) { $0.source.relativePath.lastComponent }
        case .path: sorted(photos) { $0.source.relativePath }
        }
    }

    /// The photos ordered by a value, which is worked out once a photo.
    private func sorted<Value: Comparable>(
        _ photos: [SurveyedPhoto],
        by value: (SurveyedPhoto) -> Value?
    ) -> [SurveyedPhoto] {
        let values = photos.map(value)
        let order = photos.indices.sorted { left, right in
            precedes(values[left], values[right])
                ?? (photos[left].source.relativePath < photos[right].source.relativePath)
        }
        return order.map { photos[$0] }
    }

    /// Whether one value comes before another; nil where they are equal or both missing.
    private func precedes<Value: Comparable>(_ left: Value?, _ right: Value?) -> Bool? {
        guard let left else { return right == nil ? nil : false }
        guard let right else { return true }
        if left == right { return nil }
        return order == .ascending ? left < right : right < left
    }
}
