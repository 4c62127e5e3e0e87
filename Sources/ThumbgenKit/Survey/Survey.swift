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
        var photos: [SurveyedPhoto] = []
        /// What is wrong with the others.
        var failures: [PhotoFailure] = []
        /// Paths of sources that are gone.
        var gone: [BytePath] = []
        /// How often the stage ran.
        var runs = 0
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
    func run(_ sources: [SourcePhoto]) throws -> Result {
        var result = Result()
        let requests = try requests(for: sources, into: &result)
        let exif = ExifStage(history: history, allowed: allowed)
        let graph = try Graph([GraphNode(source: stage, StageWork { request, _ in [try exif.run(request)] })])
        let runner = try GraphRunner<SurveyRequest>(
            graph,
            limits: RunLimits(workers: jobs, itemsInFlight: jobs),
            observer: trace?.observer(of: requests),
            afterWork: ImagingLibrary.releaseThread,
            cancellation: cancellation
        )
        let found = Mutex(result)
        let runs = runner.run(requests) { outcome in
            let photos = outcome.outputs.compactMap { $0.value as? SurveyedPhoto }
            photos.forEach(history.remember)
            let failures = outcome.failures.map { PhotoFailure($0, of: outcome.item.source.relativePath) }
            for failure in outcome.failures { remember(failure, of: outcome.item.source) }
            found.withLock { found in
                found.photos += photos
                found.failures += failures
            }
        }
        result = found.withLock { $0 }
        result.runs = runs[stage] ?? 0
        result.photos.sort { $0.source.relativePath < $1.source.relativePath }
        return result
    }

    /// Walks the candidates and the known sources side by side; what is as it was needs no look.
    private func requests(for sources: [SourcePhoto], into result: inout Result) throws -> [SurveyRequest] {
        var toRead: [(source: SourcePhoto, known: KnownSource?)] = []
        var goneSizes: [Int] = []
        var cursor = history.store.sources()
        var known = try cursor.next()
        for source in sources {
            while let row = known, row.path < source.relativePath {
                result.gone.append(row.path)
                goneSizes.append(row.size)
                known = try cursor.next()
            }
            guard let row = known, row.path == source.relativePath else {
                toRead.append((source, nil))
                continue
            }
            known = try cursor.next()
            if !row.describes(source) {
                toRead.append((source, row))
            } else if let failure = history.failures(of: row.content).first(where: { $0.stage == stage }) {
                result.failures.append(PhotoFailure(failure, of: source.relativePath))
            } else if let metadata = history.metadata(of: row, allowing: allowed) {
                let photo = SurveyedPhoto(source: source, metadata: metadata, content: row.content)
                if history.knowsTooMuch(of: metadata) { history.remember(photo) }
                result.photos.append(photo)
            } else {
                toRead.append((source, row))
            }
        }
        while let row = known {
            result.gone.append(row.path)
            goneSizes.append(row.size)
            known = try cursor.next()
        }
        if toRead.isEmpty { return [] }
        let sizes = (sources.map(\.size) + goneSizes).reduce(into: [:]) { $0[$1, default: 0] += 1 }
        // Of files that share their size one may be a copy of the other, or what became of one that is gone.
        return toRead.map { source, known in
            SurveyRequest(
                source: source,
                known: known,
                needsContent: needsContent || known != nil || sizes[source.size, default: 0] > 1
            )
        }
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
