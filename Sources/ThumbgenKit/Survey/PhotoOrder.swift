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
        photos.sorted { left, right in
            switch key {
            case .captured: precedes(left.metadata.captured, right.metadata.captured) ?? byPath(left, right)
            case .modified: precedes(left.source.modified, right.source.modified) ?? byPath(left, right)
            case .name:
                precedes(left.source.relativePath.lastComponent, right.source.relativePath.lastComponent)
                    ?? byPath(left, right)
            case .path: precedes(left.source.relativePath, right.source.relativePath) ?? false
            }
        }
    }

    /// Whether one value comes before another; nil where they are equal or both missing.
    private func precedes<Value: Comparable>(_ left: Value?, _ right: Value?) -> Bool? {
        guard let left else { return right == nil ? nil : false }
        guard let right else { return true }
        if left == right || !(left < right || right < left) { return nil }
        return order == .ascending ? left < right : right < left
    }

    private func byPath(_ left: SurveyedPhoto, _ right: SurveyedPhoto) -> Bool {
        left.source.relativePath < right.source.relativePath
    }
}
