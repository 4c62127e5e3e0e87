import StateStore
import ThumbnailModel

/// What a run has to do: for every photo the files that are stale, and the files that nobody needs any more.
struct Worklist {
    /// The photos in their order; what is known to fail of them is no work.
    private(set) var photos: [PhotoWork] = []
    /// Known failures that will not be tried again, by photo.
    private(set) var rememberedFailures: [Int: [PhotoFailure]] = [:]
    /// Outputs that are whole but look different from what the state knows of them.
    private(set) var news: [KnownRendition] = []
    /// Files an earlier run wrote that this one has no photo or no stage for.
    private(set) var orphans: [KnownRendition] = []

    /// Compares the library with what is known of earlier runs.
    init(_ library: PhotoLibrary, planner: PhotoPlanner, history: RunHistory, check: FreshnessCheck) throws {
        photos = library.photos.indices.map { PhotoWork(index: $0) }
        var cursor = history.store.renditions()
        var known = try cursor.next()
        // State and library are walked side by side, both ordered by the photos' paths.
        for index in library.indicesByPath {
            let photo = library.photos[index]
            while let row = known, row.source < photo.source.relativePath {
                orphans.append(row)
                known = try cursor.next()
            }
            var rows: [BytePath: KnownRendition] = [:]
            while let row = known, row.source == photo.source.relativePath {
                rows[row.output] = row
                known = try cursor.next()
            }
            let failures = history.failures(of: photo.content)
            if !failures.isEmpty {
                rememberedFailures[index] = failures.map { PhotoFailure($0, of: photo.source.relativePath) }
            }
            for file in planner.plan(photo, index: index, name: library.names[index]).files {
                let isHopeless = failures.contains { file.recipe.passes($0.stage) }
                switch check.verdict(on: file, content: photo.content, known: rows[file.path]) {
                case .stale where isHopeless: continue
                case .fresh(let thumbnail, let news):
                    photos[index].fresh.append(thumbnail)
                    if let news { self.news.append(news) }
                case .stale(let reason): photos[index].stale[file.path] = reason
                }
                rows[file.path] = nil
            }
            orphans += rows.values.sorted { $0.output < $1.output }
        }
        while let row = known {
            orphans.append(row)
            known = try cursor.next()
        }
        let needed = Set(photos.flatMap { $0.stale.keys })
        orphans.removeAll { needed.contains($0.output) }
    }

    /// Whether every file is as it should be.
    var isEmpty: Bool { photos.allSatisfy(\.stale.isEmpty) }

    /// Every file that has to be made, by photo in their order.
    func rebuilds(of library: PhotoLibrary) -> [Rebuild] {
        photos.flatMap { work in
            work.stale.sorted { $0.key < $1.key }.map { path, reason in
                Rebuild(output: path, source: library.photos[work.index].source.relativePath, reason: reason)
            }
        }
    }
}
