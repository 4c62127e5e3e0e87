import Imaging
import PipelineEngine
import StateStore
import Synchronization
import ThumbnailModel

/// Learns of every candidate what planning needs: from the state where the file is as it was, else from its header.
struct Survey {
    /// What became of the candidates.
    struct Result {
        /// Those whose headers are known, ordered by path.
        var photos = PackedArray<SurveyedPhoto>()
        /// What is wrong with the others.
        var failures: [PhotoFailure] = []
        /// Paths of sources that are gone.
        var gone: [BytePath] = []
        /// How often the stage ran.
        var runs = 0
    }

    /// A candidate that has to be opened, by its place.
    private struct Unread {
        let place: Int
        let isKnown: Bool
    }

    /// What is known, while the rest is looked for.
    private struct Progress {
        var result = Result()
        /// The place, among the candidates, of each photo of the result.
        var places: [Int] = []
        /// The sizes of the sources that are gone.
        var goneSizes: [Int] = []

        mutating func add(_ photo: SurveyedPhoto, at place: Int) {
            result.photos.append(photo)
            places.append(place)
        }

        mutating func add(gone source: KnownSource) {
            result.gone.append(source.path)
            goneSizes.append(source.size)
        }
    }

    let stage: String
    let jobs: Int
    let history: RunHistory
    let trace: StageTrace?
    let cancellation: Cancellation
    /// Formats beyond the usual that are read.
    let allowed: [ImageFormat]
    /// Whether every content must be known before planning.
    let needsContent: Bool

    /// Surveys candidates that are ordered by path.
    func run(_ sources: PackedArray<SourcePhoto>) throws -> Result {
        let progress = Mutex(Progress())
        let unread = try progress.withLock { try self.unread(of: sources, &$0) }
        var runs = 0
        if !unread.isEmpty {
            let twins = sizesOfSeveral(sources, progress.withLock { $0.goneSizes })
            runs = try read(unread, of: sources, hashing: twins) { place, photo, failures in
                progress.withLock { progress in
                    if let photo { progress.add(photo, at: place) }
                    progress.result.failures += failures
                }
            }
        }
        return progress.withLock { progress in
            let places = progress.places
            var result = progress.result
            result.photos = result.photos.arranged(places.indices.sorted { places[$0] < places[$1] })
            result.runs = runs
            return result
        }
    }

    /// Walks the candidates and the known sources side by side; what is as it was needs no look.
    private func unread(of sources: PackedArray<SourcePhoto>, _ progress: inout Progress) throws -> [Unread] {
        var unread: [Unread] = []
        var cursor = history.store.sources()
        var known = try cursor.next()
        for (place, source) in sources.enumerated() {
            while let row = known, row.path < source.relativePath {
                progress.add(gone: row)
                known = try cursor.next()
            }
            guard let row = known, row.path == source.relativePath else {
                unread.append(Unread(place: place, isKnown: false))
                continue
            }
            known = try cursor.next()
            if !row.describes(source) {
                unread.append(Unread(place: place, isKnown: true))
            } else if let failure = history.failures(of: row.content).first(where: { $0.stage == stage }) {
                progress.result.failures.append(PhotoFailure(failure, of: source.relativePath))
            } else if let metadata = history.metadata(of: row, allowing: allowed) {
                let photo = SurveyedPhoto(source: source, metadata: metadata, content: row.content)
                if history.knowsTooMuch(of: metadata) { history.remember(photo) }
                progress.add(photo, at: place)
            } else {
                unread.append(Unread(place: place, isKnown: true))
            }
        }
        while let row = known {
            progress.add(gone: row)
            known = try cursor.next()
        }
        return unread
    }

    /// Opens candidates, many at a time, and tells what became of each; returns how often the stage ran.
    private func read(
        _ unread: [Unread],
        of sources: PackedArray<SourcePhoto>,
        hashing twins: Set<Int>,
        _ tell: @escaping @Sendable (_ place: Int, _ photo: SurveyedPhoto?, _ failures: [PhotoFailure]) -> Void
    ) throws -> Int {
        let exif = ExifStage(history: history, allowed: allowed)
        let graph = try Graph([GraphNode(source: stage, StageWork { request, _ in [try exif.run(request)] })])
        let runner = try GraphRunner<SurveyRequest>(
            graph,
            limits: RunLimits(workers: jobs, itemsInFlight: jobs),
            observer: trace?.observer(of: unread.lazy.map { sources.relativePath(at: $0.place) }),
            afterWork: ImagingLibrary.releaseThread,
            cancellation: cancellation
        )
        let requests = unread.lazy.map { [needsContent] unread in
            let source = sources[unread.place]
            return SurveyRequest(
                source: source,
                isKnown: unread.isKnown,
                needsContent: needsContent || unread.isKnown || twins.contains(source.size)
            )
        }
        let runs = runner.run(requests) { outcome in
            let photo = outcome.outputs.first.flatMap { $0.value as? SurveyedPhoto }
            if let photo { history.remember(photo) }
            for failure in outcome.failures { remember(failure, of: outcome.item.source) }
            let failures = outcome.failures.map { PhotoFailure($0, of: outcome.item.source.relativePath) }
            tell(unread[outcome.index].place, photo, failures)
        }
        return runs[stage] ?? 0
    }

    /// The sizes that several files have, or had: of these one may be a copy of the other, or what became of one that is gone.
    private func sizesOfSeveral(_ sources: PackedArray<SourcePhoto>, _ gone: [Int]) -> Set<Int> {
        let sizes = (sources.map(\.size) + gone).sorted()
        return Set(zip(sizes, sizes.dropFirst()).lazy.filter { $0 == $1 }.map(\.0))
    }

    private func remember(_ failure: StageFailure, of source: SourcePhoto) {
        guard let fault = failure.error as? SurveyFault, let content = fault.content else { return }
        history.remember(source, content: content, metadata: nil)
        history.remember(fault.error, at: failure.stage, of: content)
    }
}

extension KnownSource {
    /// Whether a file is as it was when its content was last read.
    fileprivate func describes(_ source: SourcePhoto) -> Bool {
        size == source.size && modified == source.modified && changed == source.changed && inode == source.inode
    }
}
