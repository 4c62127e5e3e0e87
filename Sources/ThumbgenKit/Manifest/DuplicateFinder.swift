import StateStore
import ThumbnailModel

/// Finds photos that share their content while they go by.
struct DuplicateFinder {
    private var first: [ContentHash: BytePath] = [:]
    private var others: [ContentHash: [BytePath]] = [:]

    /// Takes up the next photo.
    mutating func add(_ photo: SurveyedPhoto, _ content: ContentHash) {
        let path = photo.source.relativePath
        if first[content] == nil { first[content] = path } else { others[content, default: []].append(path) }
    }

    /// The sources of each content that several photos have, each group in the order of the photos.
    var groups: [[String]] {
        others.map { content, paths in ([first[content]].compactMap(\.self) + paths).map(\.text) }
            .sorted { $0.lexicographicallyPrecedes($1) }
    }
}
