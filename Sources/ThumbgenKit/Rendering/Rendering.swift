import FileSystem
import Imaging
import PipelineEngine
import StateStore
import ThumbnailModel

/// The pixel work of a run: what is stale of every photo through the photo stages, many photos at a time.
struct Rendering {
    let definition: PipelineDefinition
    let prepared: RunPreparation
    let options: RunOptions
    let observer: any RunObserver
    let trace: StageTrace?
    let cancellation: Cancellation

    private var library: PhotoLibrary { prepared.library }
    private var worklist: Worklist { prepared.worklist }
    private var output: OutputFolder { prepared.output }
    private var history: RunHistory { prepared.history }

    /// Makes everything that is stale.
    ///
    /// - Throws: `RunError.outputUnwritable` where no further file can be written.
    func run() throws -> RenderingResult {
        let ledger = RenderingLedger(library, worklist)
        let work = worklist.photos.filter { !$0.stale.isEmpty && worklist.rememberedFailures[$0.index] == nil }
        observer.runWillRender(
            photos: work.count,
            pixels: work.reduce(0) { $0 + library.photos[$1.index].metadata.storedSize.area }
        )
        let shared = SharedContents(work, library, worklist, history: history, output: output)
        try render(shared.originals, sharing: shared, ledger)
        let rest = shared.followers.filter { !cancellation.isCancelled && !link($0, from: shared, ledger) }
        try render(rest, sharing: shared, ledger)
        return ledger.result
    }

    private func render(_ work: [PhotoWork], sharing shared: SharedContents, _ ledger: RenderingLedger) throws {
        if work.isEmpty { return }
        let runner = try GraphRunner<PhotoPlan>(
            PhotoGraph.make(definition, output: output),
            limits: RunLimits(workers: options.jobs, itemsInFlight: 2 * options.jobs, budget: options.memory),
            cost: { MemoryEstimate($0).bytes },
            observer: trace?.observer(
                of: work.map {
                    let photo = library.photos[$0.index]
                    return (photo.source.relativePath, photo.metadata.storedSize.area)
                }
            ),
            afterWork: ImagingLibrary.releaseThread,
            cancellation: cancellation
        )
        let plans = work.lazy.map { work in plan(work).keeping { work.stale[$0.path] != nil } }
        let runs = runner.run(plans) { finished in
            let written = finished.outputs.compactMap { $0.value as? WrittenThumbnail }
            if let fault = finished.failures.lazy.compactMap({ $0.error as? SystemError }).first(
                where: \.concernsWholeOutput
            ) {
                ledger.stop(for: fault)
                runner.cancel()
                return
            }
            remember(finished, written)
            written.forEach(shared.offer)
            finish(finished.item.index, written, finished.failures, ledger)
        }
        ledger.count(runs)
        if let fault = ledger.result.outputFault { throw RunError.outputUnwritable(output.path, fault) }
    }

    /// Gives a photo the files of another one of the same content; false where not all of them are there.
    private func link(_ work: PhotoWork, from shared: SharedContents, _ ledger: RenderingLedger) -> Bool {
        guard let content = library.photos[work.index].content else { return false }
        var written: [WrittenThumbnail] = []
        for file in plan(work).files where work.stale[file.path] != nil {
            guard let (original, copy) = shared.file(like: file, of: content),
                (try? output.link(original, to: file.path)) != nil
            else { return false }
            written.append(copy)
        }
        for thumbnail in written { history.remember(thumbnail, of: library.photos[work.index]) }
        finish(work.index, written, [], ledger)
        return true
    }

    private func plan(_ work: PhotoWork) -> PhotoPlan {
        prepared.planner.plan(library.photos[work.index], index: work.index, name: library.names[work.index])
    }

    /// Keeps in the state what was written and what failed.
    private func remember(_ finished: ItemOutcome<PhotoPlan>, _ written: [WrittenThumbnail]) {
        var photo = finished.item.photo
        let faults = finished.failures.compactMap { failure in
            (failure.error as? ImagingError).map { (failure.stage, $0) }
        }
        if photo.content == nil {
            photo.content = written.first?.content ?? (faults.isEmpty ? nil : try? ContentHash(of: photo.source))
            history.remember(photo)
        }
        for thumbnail in written { history.remember(thumbnail, of: photo) }
        guard let content = photo.content else { return }
        if finished.failures.isEmpty { history.forgetFailures(of: content) }
        for (stage, fault) in faults { history.remember(fault, at: stage, of: content) }
    }

    private func finish(
        _ index: Int,
        _ written: [WrittenThumbnail],
        _ failures: [StageFailure],
        _ ledger: RenderingLedger
    ) {
        let photo = library.photos[index]
        let failures = failures.map { PhotoFailure($0, of: photo.source.relativePath) }
        let thumbnails = inOrder(worklist.photos[index], written)
        ledger.finish(index, PhotoOutcome(photo: photo, written: thumbnails, failures: failures), made: written.count)
        failures.forEach(observer.photoDidFail)
        observer.photoDidFinish(
            photo.source.relativePath,
            pixels: photo.metadata.storedSize.area,
            failed: !failures.isEmpty
        )
    }

    /// The fresh files of a photo and those just written, in the order of the stages.
    private func inOrder(_ work: PhotoWork, _ written: [WrittenThumbnail]) -> [WrittenThumbnail] {
        if work.fresh.isEmpty { return written }
        let all = Dictionary((work.fresh + written).map { ($0.file.path, $0) }, uniquingKeysWith: { $1 })
        return plan(work).files.compactMap { all[$0.path] }
    }
}

extension ContentHash {
    /// The hash of a file that was not read as a whole so far.
    fileprivate init(of source: SourcePhoto) throws {
        self = try SourceFile.open(source.path).withBytes { ContentHash(of: $0) }
    }
}
