import PipelineEngine
import StateStore
import ThumbnailModel

/// What a run has to do: for every photo the files that are stale, and the files that nobody needs any more.
struct Worklist {
    /// What has to be made, for each photo in their order; what is known to fail of them is no work.
    private(set) var photos: [PhotoWork]
    /// What stands of each photo already, in their order.
    private(set) var tallies: [PhotoTally]
    /// A digest of what stands.
    private(set) var digest = LibraryDigest()
    /// Outputs that are whole but look different from what the state knows of them.
    private(set) var news: [KnownRendition] = []
    /// Files an earlier run wrote that this one has no photo or no stage for.
    private(set) var orphans: [KnownRendition] = []
    private var commonReasons: [RebuildReason?] = []

    /// How many photos are compared before the next ones are read from the state.
    private static let batchSize = 4_096

    /// Compares the library with what is known of earlier runs, so many photos at once.
    init(
        _ library: PhotoLibrary,
        planner: PhotoPlanner,
        history: RunHistory,
        check: FreshnessCheck,
        jobs: Int
    ) throws {
        photos = library.photos.indices.map { PhotoWork(index: $0) }
        tallies = Array(repeating: PhotoTally(), count: library.photos.count)
        let comparison = PhotoComparison(planner: planner, history: history, check: check)
        var cursor = history.store.renditions()
        var known = try cursor.next()
        var batch: [(index: Int, rows: [KnownRendition])] = []
        func compareBatch() {
            let findings = batch.concurrentMap(jobs: jobs) { [photos = library.photos, names = library.names] entry in
                comparison.compare(photos[entry.index], at: entry.index, name: names[entry.index], with: entry.rows)
            }
            for (entry, finding) in zip(batch, findings) { take(finding, of: entry.index) }
            batch.removeAll(keepingCapacity: true)
        }
        // State and library are walked side by side, both ordered by the photos' paths.
        for index in library.indicesByPath {
            let path = library.photos.relativePath(at: index)
            while let row = known, row.source < path {
                orphans.append(row)
                known = try cursor.next()
            }
            var rows: [KnownRendition] = []
            while let row = known, row.source == path {
                rows.append(row)
                known = try cursor.next()
            }
            batch.append((index, rows))
            if batch.count == Worklist.batchSize { compareBatch() }
        }
        compareBatch()
        while let row = known {
            orphans.append(row)
            known = try cursor.next()
        }
        dropOrphansThatAreMadeAnew(library, planner)
    }

    private mutating func take(_ finding: PhotoComparison.Finding, of index: Int) {
        tallies[index] = finding.tally
        digest.add(finding.digest)
        news += finding.news
        orphans += finding.orphans
        guard finding.reasons.contains(where: { $0 != nil }) else { return }
        // Photos mostly have the same to be made for the same reasons, and then share them.
        if finding.reasons != commonReasons { commonReasons = finding.reasons }
        photos[index].reasons = commonReasons
    }

    /// A file may have gone from one photo to another.
    private mutating func dropOrphansThatAreMadeAnew(_ library: PhotoLibrary, _ planner: PhotoPlanner) {
        if orphans.isEmpty { return }
        var needed: Set<BytePath> = []
        for work in photos where !work.isDone {
            let plan = planner.plan(work.index, of: library)
            needed.formUnion(work.stale(of: plan).map(\.file.path))
        }
        orphans.removeAll { needed.contains($0.output) }
    }

    /// Whether every file is as it should be.
    var isEmpty: Bool { photos.allSatisfy(\.isDone) }

    /// Known failures that will not be tried again, in the order of the photos.
    var rememberedFailures: [PhotoFailure] { tallies.flatMap(\.failures) }

    /// Every file that has to be made, by photo in their order.
    func rebuilds(of library: PhotoLibrary, _ planner: PhotoPlanner) -> [Rebuild] {
        photos.lazy.filter { !$0.isDone }.flatMap { work in
            let plan = planner.plan(work.index, of: library)
            return work.stale(of: plan).sorted { $0.file.path < $1.file.path }.map { file, reason in
                Rebuild(output: file.path, source: plan.photo.source.relativePath, reason: reason)
            }
        }
    }
}
