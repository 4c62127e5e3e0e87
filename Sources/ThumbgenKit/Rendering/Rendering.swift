import FileSystem
import Imaging
import PipelineEngine
import StateStore
import ThumbnailModel

/// The pixel work of a run: what is stale of every photo through the photo stages, many photos at a time.
struct Rendering {
    let definition: PipelineDefinition
    let prepared: RunPreparation
    let sheets: [Sheet]
    let sequence: PhotoSequence
    let options: RunOptions
    let observer: any RunObserver
    let trace: StageTrace?
    let cancellation: Cancellation

    private var library: PhotoLibrary { prepared.library }
    private var worklist: Worklist { prepared.worklist }
    private var output: OutputFolder { prepared.output }
    private var history: RunHistory { prepared.history }

    /// Makes everything that is stale, and the tiles of contact sheets.
    ///
    /// - Throws: `SystemError` where no further file can be written, and `ImagingError` where a page cannot be made.
    func run() throws -> RenderingResult {
        let ledger = RenderingLedger(library, worklist)
        let work = worklist.photos.filter { !$0.stale.isEmpty }
        // Contact sheets that are not fresh are laid out anew: of photos without stale files they need the tiles.
        let toShow = worklist.photos.filter {
            !sheets.isEmpty && $0.stale.isEmpty && worklist.rememberedFailures[$0.index] == nil
        }
        observer.runWillRender(
            photos: work.count + toShow.count,
            pixels: (work + toShow).reduce(0) { $0 + library.photos[$1.index].metadata.storedSize.area }
        )
        if !sheets.isEmpty {
            let inWork = Set((work + toShow).map(\.index))
            for index in library.photos.indices where !inWork.contains(index) {
                if let outcome = ledger.outcome(of: index) { try sequence.take(outcome, number: index) }
            }
        }
        let shared = SharedContents(work, library, worklist, history: history, output: output)
        try render((shared.originals + toShow).sorted { $0.index < $1.index }, sharing: shared, ledger)
        var rest: [PhotoWork] = []
        for follower in shared.followers where !cancellation.isCancelled {
            if !link(follower, from: shared, ledger) {
                rest.append(follower)
            } else if sheets.isEmpty {
                try conclude(follower.index, ledger)
            } else {
                rest.append(PhotoWork(index: follower.index))
            }
        }
        try render(rest, sharing: shared, ledger)
        return ledger.result
    }

    private func render(_ work: [PhotoWork], sharing shared: SharedContents, _ ledger: RenderingLedger) throws {
        let graph = try PhotoGraph.make(definition, sheets: sheets, output: output)
        ledger.count(Dictionary(uniqueKeysWithValues: graph.order.map { ($0.name, 0) }))
        if work.isEmpty { return }
        let clock = PhotoClock()
        let photos = work.map { work in
            let photo = library.photos[work.index]
            return (path: photo.source.relativePath, pixels: photo.metadata.storedSize.area)
        }
        let runner = try GraphRunner<PhotoPlan>(
            graph,
            limits: RunLimits(workers: options.jobs, itemsInFlight: 2 * options.jobs, budget: options.memory),
            cost: { MemoryEstimate($0).bytes },
            observer: trace?.observer(of: photos, besides: clock) ?? clock,
            afterWork: ImagingLibrary.releaseThread,
            cancellation: cancellation
        )
        let shown = Set(sheets.map(\.plan.name))
        let plans = work.lazy.map { work in plan(work).keeping(sheets: shown) { work.stale[$0.path] != nil } }
        let runs = runner.run(plans) { finished in
            do {
                let faults = finished.failures.lazy.compactMap(\.systemError)
                if let fault = faults.first(where: \.concernsWholeOutput) { throw fault }
                let written = finished.outputs.compactMap { $0.value as? WrittenThumbnail }
                remember(finished, written)
                shared.offer(written, finished.failures, of: finished.item.photo.content)
                enter(finished, written, clock.take(finished.index), ledger)
                try conclude(finished.item.index, ledger)
            } catch {
                ledger.stop(for: error)
                runner.cancel()
            }
        }
        ledger.count(runs)
        if let fault = ledger.result.fault { throw fault }
    }

    /// Gives a photo the files of another one of the same content, and its failures; false where that is not all.
    private func link(_ work: PhotoWork, from shared: SharedContents, _ ledger: RenderingLedger) -> Bool {
        guard let content = library.photos[work.index].content else { return false }
        let start = ContinuousClock.now
        let failures = shared.failures(of: content)
        var written: [WrittenThumbnail] = []
        for file in plan(work).files where work.stale[file.path] != nil {
            if failures.contains(where: { file.recipe.passes($0.stage) }) { continue }
            guard let (original, copy) = shared.file(like: file, of: content),
                (try? output.link(original, to: file.path)) != nil
            else { return false }
            written.append(copy)
        }
        let photo = library.photos[work.index]
        for thumbnail in written { history.remember(thumbnail, of: photo) }
        let outcome = PhotoOutcome(
            photo: photo,
            written: inOrder(work, work.fresh + written),
            failures: remembered(work.index) + failures.map { PhotoFailure($0, of: photo.source.relativePath) },
            made: written.count,
            elapsed: .now - start
        )
        ledger.enter(work.index, outcome, made: written.count)
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
            guard photo.source.isUnchanged else { return }
            history.remember(photo)
        }
        for thumbnail in written { history.remember(thumbnail, of: photo) }
        guard let content = photo.content else { return }
        // Where all of the photo was tried, what is known of earlier failures is out of date.
        if remembered(finished.item.index).isEmpty { history.forgetFailures(of: content) }
        for (stage, fault) in faults { history.remember(fault, at: stage, of: content) }
    }

    /// Enters what was made of a photo beside what is there.
    private func enter(
        _ finished: ItemOutcome<PhotoPlan>,
        _ written: [WrittenThumbnail],
        _ elapsed: Duration,
        _ ledger: RenderingLedger
    ) {
        let work = worklist.photos[finished.item.index]
        let photo = library.photos[work.index]
        let before = ledger.outcome(of: work.index)
        let there = before?.written ?? work.fresh
        let outcome = PhotoOutcome(
            photo: photo,
            written: there.isEmpty ? written : inOrder(work, there + written),
            cells: finished.outputs.compactMap { $0.value as? SheetCell },
            failures: (before?.failures ?? remembered(work.index))
                + finished.failures.map { PhotoFailure($0, of: photo.source.relativePath) },
            made: (before?.made ?? 0) + written.count,
            elapsed: (before?.elapsed ?? .zero) + elapsed
        )
        ledger.enter(work.index, outcome, made: written.count)
    }

    /// Tells of a photo that is through, and hands it on to the contact sheets.
    private func conclude(_ index: Int, _ ledger: RenderingLedger) throws {
        guard let outcome = ledger.outcome(of: index) else { return }
        let told = remembered(index)
        outcome.failures.filter { !told.contains($0) }.forEach(observer.photoDidFail)
        observer.photoDidFinish(
            outcome.photo.source.relativePath,
            pixels: outcome.photo.metadata.storedSize.area,
            failed: !outcome.failures.isEmpty
        )
        if !sheets.isEmpty { try sequence.take(outcome, number: index) }
    }

    /// What a photo is known to fail of.
    private func remembered(_ index: Int) -> [PhotoFailure] { worklist.rememberedFailures[index] ?? [] }

    /// Files of a photo in the order of the stages.
    private func inOrder(_ work: PhotoWork, _ files: [WrittenThumbnail]) -> [WrittenThumbnail] {
        let all = Dictionary(files.map { ($0.file.path, $0) }, uniquingKeysWith: { $1 })
        return plan(work).files.compactMap { all[$0.path] }
    }
}

extension StageFailure {
    /// The refusal of the system behind it, where that is what it was.
    fileprivate var systemError: SystemError? { (error as? WriteFault)?.error ?? error as? SystemError }
}

extension ContentHash {
    /// The hash of a file that was not read as a whole so far.
    fileprivate init(of source: SourcePhoto) throws {
        self = try SourceFile.open(source.path).withBytes { ContentHash(of: $0) }
    }
}
