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
        let ledger = RenderingLedger(worklist)
        let work = worklist.photos.filter { !$0.isDone }
        // Contact sheets that are not fresh are laid out anew: of photos without stale files they need the tiles.
        let toShow = worklist.photos.filter {
            !sheets.isEmpty && $0.isDone && worklist.tallies[$0.index].failures.isEmpty
        }
        observer.runWillRender(
            photos: work.count + toShow.count,
            pixels: (work + toShow).reduce(0) { $0 + library.photos[$1.index].metadata.storedSize.area }
        )
        if !sheets.isEmpty {
            let inWork = Set((work + toShow).map(\.index))
            for index in library.photos.indices where !inWork.contains(index) {
                try handOn(index, ledger.tally(of: index))
            }
        }
        let shared = try SharedContents(work, of: prepared, isForced: options.isForced)
        try render((shared.originals + toShow).sorted { $0.index < $1.index }, sharing: shared, ledger)
        var rest: [PhotoWork] = []
        for follower in shared.followers where !cancellation.isCancelled {
            if !link(follower, from: shared, ledger) {
                rest.append(follower)
            } else if sheets.isEmpty {
                try conclude(follower.index, ledger.tally(of: follower.index))
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
        let runner = try GraphRunner<PhotoPlan>(
            graph,
            limits: RunLimits(workers: options.jobs, itemsInFlight: 2 * options.jobs, budget: options.memory),
            cost: { MemoryEstimate($0).bytes },
            observer: trace?.observer(of: work.lazy.map { library.photos[$0.index] }, besides: clock) ?? clock,
            afterWork: ImagingLibrary.releaseThread,
            cancellation: cancellation
        )
        let shown = Set(sheets.map(\.plan.name))
        let plans = work.lazy.map { work in
            prepared.plan(work.index).keeping(work, sheets: shown)
        }
        let runs = runner.run(plans) { finished in
            do {
                let faults = finished.failures.lazy.compactMap(\.systemError)
                if let fault = faults.first(where: \.concernsWholeOutput) { throw fault }
                let written = finished.outputs.compactMap { $0.value as? WrittenThumbnail }
                remember(finished, written)
                shared.offer(written, finished.failures, of: finished.item.photo.content)
                let tally = enter(finished, written, clock.take(finished.index), ledger)
                let cells = finished.outputs.compactMap { $0.value as? SheetCell }
                try conclude(finished.item.index, tally, cells: cells)
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
        var missing: [BytePath] = []
        for (file, _) in work.stale(of: prepared.plan(work.index)) {
            if failures.contains(where: { file.recipe.passes($0.stage) }) {
                missing.append(file.path)
                continue
            }
            guard let (original, copy) = shared.file(like: file, of: content),
                (try? output.link(original, to: file.path)) != nil
            else { return false }
            written.append(copy)
        }
        let photo = library.photos[work.index]
        for thumbnail in written { history.remember(thumbnail, of: photo) }
        _ = ledger.enter(written, of: photo, at: work.index) { tally in
            tally.failures += failures.map { PhotoFailure($0, of: photo.source.relativePath) }
            tally.missing += missing
            tally.elapsed += .now - start
        }
        return true
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
    ) -> PhotoTally {
        let photo = finished.item.photo
        return ledger.enter(written, of: photo, at: finished.item.index) { tally in
            tally.failures += finished.failures.map { PhotoFailure($0, of: photo.source.relativePath) }
            tally.missing += finished.item.files.map(\.path).filter { path in !written.contains { $0.file.path == path }
            }
            tally.elapsed += elapsed
            if !sheets.isEmpty { tally.hasTile = finished.outputs.contains { $0.value is SheetCell } }
        }
    }

    /// Tells of a photo that is through, and hands it on to the contact sheets.
    private func conclude(_ index: Int, _ tally: PhotoTally, cells: [SheetCell] = []) throws {
        let photo = library.photos[index]
        let told = remembered(index)
        tally.failures.filter { !told.contains($0) }.forEach(observer.photoDidFail)
        observer.photoDidFinish(
            photo.source.relativePath,
            pixels: photo.metadata.storedSize.area,
            failed: !tally.failures.isEmpty
        )
        try handOn(index, tally, cells: cells)
    }

    private func handOn(_ index: Int, _ tally: PhotoTally, cells: [SheetCell] = []) throws {
        if sheets.isEmpty { return }
        let outcome = PhotoOutcome(photo: library.photos[index], cells: cells, hasPlace: tally.hasPlace)
        try sequence.take(outcome, number: index)
    }

    /// What a photo is known to fail of.
    private func remembered(_ index: Int) -> [PhotoFailure] { worklist.tallies[index].failures }
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
