import Imaging
import PipelineEngine
import Synchronization
import ThumbnailModel

/// Reads the header of every candidate, many at a time.
struct Survey {
    let stage: String
    let jobs: Int
    let cancellation: Cancellation

    /// The photos whose headers could be read, ordered by path, and the failures of the others.
    func run(_ sources: [SourcePhoto]) throws -> (photos: [SurveyedPhoto], failures: [PhotoFailure]) {
        let exif = ExifStage()
        let graph = try Graph([GraphNode(source: stage, StageWork { source, _ in [try exif.run(source)] })])
        let runner = try GraphRunner<SourcePhoto>(
            graph,
            limits: RunLimits(workers: jobs, itemsInFlight: jobs),
            afterWork: ImagingLibrary.releaseThread,
            cancellation: cancellation
        )
        let found = Mutex<(photos: [SurveyedPhoto], failures: [PhotoFailure])>(([], []))
        _ = runner.run(sources) { outcome in
            found.withLock { found in
                found.photos += outcome.outputs.compactMap { $0.value as? SurveyedPhoto }
                found.failures += outcome.failures.map { PhotoFailure($0, of: outcome.item.relativePath) }
            }
        }
        var result = found.withLock { $0 }
        result.photos.sort { $0.source.relativePath < $1.source.relativePath }
        return result
    }
}
