import FileSystem
import Imaging
import PipelineEngine
import Synchronization
import ThumbnailModel

/// The pixel work of a run: every photo through the photo stages, many at a time.
struct Rendering {
    let definition: PipelineDefinition
    let library: PhotoLibrary
    let output: OutputFolder
    let jobs: Int
    let observer: any RunObserver
    let cancellation: Cancellation

    /// What became of the photos, in their order, and how often each stage ran.
    ///
    /// - Throws: `RunError.outputUnwritable` where no further file can be written.
    func run() throws -> (outcomes: [PhotoOutcome], stageRuns: [String: Int]) {
        let runner = try GraphRunner<PhotoPlan>(
            PhotoGraph.make(definition, output: output),
            limits: RunLimits(workers: jobs, itemsInFlight: 2 * jobs),
            afterWork: ImagingLibrary.releaseThread,
            cancellation: cancellation
        )
        observer.runWillRender(
            photos: library.photos.count,
            pixels: library.photos.reduce(0) { $0 + $1.metadata.storedSize.area }
        )
        let planner = PhotoPlanner(definition, count: library.photos.count)
        let plans = zip(library.photos, library.names).lazy.enumerated().map { index, photo in
            planner.plan(photo.0, index: index, name: photo.1)
        }
        let progress = Mutex(Progress(outcomes: Array(repeating: nil, count: library.photos.count)))
        let stageRuns = runner.run(plans) { finished in
            let outcome = PhotoOutcome(finished)
            progress.withLock { $0.outcomes[finished.item.index] = outcome }
            if let fault = finished.failures.lazy.compactMap({ $0.error as? SystemError }).first(
                where: \.concernsWholeOutput
            ) {
                progress.withLock { $0.outputFault = fault }
                runner.cancel()
            }
            outcome.failures.forEach(observer.photoDidFail)
            observer.photoDidFinish(
                outcome.photo.source.relativePath,
                pixels: outcome.photo.metadata.storedSize.area,
                failed: !outcome.failures.isEmpty
            )
        }
        let result = progress.withLock { $0 }
        if let fault = result.outputFault { throw RunError.outputUnwritable(output.path, fault) }
        return (result.outcomes.compactMap { $0 }, stageRuns)
    }

    private struct Progress {
        var outcomes: [PhotoOutcome?]
        var outputFault: SystemError?
    }
}

extension PhotoOutcome {
    /// What the engine gives back for a photo.
    fileprivate init(_ outcome: ItemOutcome<PhotoPlan>) {
        self.init(
            photo: outcome.item.photo,
            written: outcome.outputs.compactMap { $0.value as? WrittenThumbnail },
            failures: outcome.failures.map { PhotoFailure($0, of: outcome.item.photo.source.relativePath) }
        )
    }
}
