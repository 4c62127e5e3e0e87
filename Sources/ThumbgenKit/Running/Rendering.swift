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
    let sheets: [Sheet]
    let collection: PhotoCollection
    let jobs: Int
    let observer: any RunObserver
    let cancellation: Cancellation

    /// What became of the photos, in their order, and how often each stage ran.
    ///
    /// - Throws: `SystemError` where no further file can be written, and what a collection stage throws.
    func run() throws -> (outcomes: [PhotoOutcome], stageRuns: [String: Int]) {
        let runner = try GraphRunner<PhotoPlan>(
            PhotoGraph.make(definition, sheets: sheets, output: output),
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
            do {
                try stopWhereOutputFails(finished.failures)
                try collection.take(outcome, number: finished.item.index)
            } catch {
                progress.withLock { $0.fault = $0.fault ?? error }
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
        if let fault = result.fault { throw fault }
        return (result.outcomes.compactMap { $0 }, stageRuns)
    }

    private struct Progress {
        var outcomes: [PhotoOutcome?]
        var fault: (any Error)?
    }

    /// Throws what will stop every further file as well.
    private func stopWhereOutputFails(_ failures: [StageFailure]) throws(SystemError) {
        let fault = failures.lazy.compactMap { $0.error as? SystemError }.first(where: \.concernsWholeOutput)
        if let fault { throw fault }
    }
}

extension PhotoOutcome {
    /// What the engine gives back for a photo.
    fileprivate init(_ outcome: ItemOutcome<PhotoPlan>) {
        self.init(
            photo: outcome.item.photo,
            written: outcome.outputs.compactMap { $0.value as? WrittenThumbnail },
            cells: outcome.outputs.compactMap { $0.value as? SheetCell },
            failures: outcome.failures.map { PhotoFailure($0, of: outcome.item.photo.source.relativePath) }
        )
    }
}
