import FileSystem
import Imaging
import PipelineEngine
import StateStore
package import ThumbnailModel

/// One pass over a photo library: discover, survey, plan, render, describe.
package struct ThumbnailRun: Sendable {
    private let definition: PipelineDefinition
    private let inputs: [BytePath]
    private let outputPath: BytePath
    private let options: RunOptions
    private let observer: any RunObserver
    private let trace: StageTrace?
    private let cancellation = Cancellation()

    /// A run of a checked pipeline; `trace` is told when each stage runs, without one no clock is read.
    package init(
        _ definition: PipelineDefinition,
        inputs: [BytePath],
        output: BytePath,
        options: RunOptions,
        observer: any RunObserver,
        trace: StageTrace? = nil
    ) {
        self.definition = definition
        self.inputs = inputs
        self.outputPath = output
        self.options = options
        self.observer = observer
        self.trace = trace
    }

    /// Takes on no further photo; those in work are finished, and `run` returns.
    package func cancel() {
        cancellation.cancel()
    }

    /// Does the work; blocks until it is done.
    ///
    /// - Throws: `RunError` for what concerns the run as a whole; what concerns one photo is in the result.
    package func run() throws -> RunResult {
        let start = ContinuousClock.now
        let inputs = try Input.resolve(inputs)
        let output = try OutputFolder.prepare(outputPath, inputs: inputs)
        let store = try RunStore.open(folder: output.path, access: .writing)
        // What was finished is kept, however the run ends.
        defer { try? store.close() }
        let prepared = try prepare(inputs, output, store, access: .writing)
        let notices = announce(prepared)
        if store.followsDeadRun || !notices.isEmpty { try UnfinishedFiles.remove(prepared) }
        prepared.worklist.news.forEach(prepared.history.remember)
        if options.explains { observer.runDidPlan(prepared.rebuilds) }
        var desk = try DocumentDesk(output, history: prepared.history, isComparing: false)
        let stale = staleSheets(prepared, on: &desk)
        if !prepared.worklist.isEmpty || !stale.isEmpty { store.sign() }
        let sheets = try reporting(output) { try stale.map { try Sheet($0, output: output) } }
        let sequence = PhotoSequence(
            sheets.map { sheet in
                let digest = SheetDigest(sheet.plan, in: definition, versions: prepared.history.versions)
                return SheetPages(sheet, digest: digest, output: output)
            }
        )
        let rendering = Rendering(
            definition: definition,
            prepared: prepared,
            sheets: sheets,
            sequence: sequence,
            options: options,
            observer: observer,
            trace: trace,
            cancellation: cancellation
        )
        let rendered = try reporting(output) { try rendering.run() }

        var result = RunResult(rendered, of: prepared)
        result.summary.largestCell = definition.largestCell
        result.isCancelled = cancellation.isCancelled
        if !result.isCancelled {
            for pages in try reporting(output, sequence.finish) {
                result.summary.pages += pages.written.count
                try reporting(output) {
                    for path in pages.written { try desk.note(path, madeOf: pages.digest.hash) }
                }
            }
            try publication(prepared, rendered, result.failures).publish(on: &desk)
            if options.prunes {
                result.summary.removed = Pruning(output: output, history: prepared.history).run(
                    orphans: prepared.worklist.orphans,
                    on: desk
                )
                prepared.library.gone.forEach(store.removeSource)
            }
        }
        try store.flush()
        store.notices.dropFirst(notices.count).forEach { observer.runDidNotice(.state($0)) }
        result.summary.elapsed = .now - start
        return result
    }

    /// What `run` would do; writes nothing.
    ///
    /// - Parameter readsOutputs: whether every output that is there is decoded as well.
    package func plan(readsOutputs: Bool = false) throws -> RunPlan {
        let inputs = try Input.resolve(inputs)
        let output = try OutputFolder.existing(outputPath, inputs: inputs)
        let store = try RunStore.open(folder: output.path, access: .reading)
        let prepared = try prepare(inputs, output, store, access: .reading)
        _ = announce(prepared)
        var plan = RunPlan()
        plan.rebuilds = prepared.rebuilds
        plan.decodes = prepared.plansOfWork.flatMap(DecodeNote.all)
        plan.orphans = prepared.worklist.orphans.map(\.output)
        plan.failures = prepared.failures
        if plan.rebuilds.isEmpty {
            let publication = publication(prepared, RenderingLedger(prepared.worklist).result, prepared.failures)
            var desk = try DocumentDesk(output, history: prepared.history, isComparing: true)
            for sheet in staleSheets(prepared, on: &desk) {
                for page in sheet.pages(of: publication.photos.count) { desk.miss(BytePath(text: page.path)) }
            }
            try publication.publish(on: &desk)
            plan.documents = desk.differing
            plan.orphans += desk.obsolete.map(\.path)
            if readsOutputs { plan.unreadable = try unreadable(publication.photos, in: output) }
        }
        return plan
    }

    private func prepare(
        _ inputs: [Input],
        _ output: OutputFolder,
        _ store: RunStore,
        access: RunStore.Access
    ) throws -> RunPreparation {
        ProcessHeap.keepFreedMemory(jobs: options.jobs)
        // Photos fill the cores. Where there is one alone, further threads made neither decode nor encode of any format faster.
        try ImagingLibrary.start(concurrency: 1, allowing: definition.discover.allow)
        func attempt() throws -> RunPreparation {
            try RunPreparation(
                definition,
                inputs: inputs,
                output: output,
                history: RunHistory(
                    store,
                    output: output.path,
                    definition,
                    access: access,
                    retryFailed: options.retriesFailed || options.isForced
                ),
                options: options,
                trace: trace,
                cancellation: cancellation
            )
        }
        do {
            return try attempt()
        } catch StateStoreError.damaged {
            // An empty state took its place: nothing is known of earlier runs now.
            return try attempt()
        }
    }

    /// Tells what came to light, and returns what that was of the state.
    private func announce(_ prepared: RunPreparation) -> [StateNotice] {
        let notices = prepared.history.store.notices
        // A first run is nothing to be told of.
        for notice in notices where notice != .created { observer.runDidNotice(.state(notice)) }
        prepared.announce(to: observer)
        return notices
    }

    /// The contact sheets that are not known to be as they should be.
    private func staleSheets(_ prepared: RunPreparation, on desk: inout DocumentDesk) -> [SheetPlan] {
        SheetPlan.all(of: definition, count: prepared.library.photos.count).filter { sheet in
            if options.isForced { return true }
            guard let digest = prepared.digest(of: sheet, in: definition) else { return true }
            return !desk.holds(digest.hash)
        }
    }

    /// Does work for the output folder; what fails there concerns the run as a whole.
    private func reporting<Result>(_ output: OutputFolder, _ work: () throws -> Result) throws -> Result {
        do {
            return try work()
        } catch let error as SystemError {
            throw RunError.outputUnwritable(output.path, error)
        } catch let error as ImagingError {
            throw RunError.pageFailed(error.message)
        }
    }

    private func publication(
        _ prepared: RunPreparation,
        _ rendered: RenderingResult,
        _ failures: [PhotoFailure]
    ) -> Publication {
        let photos = PublishedPhotos(prepared, rendered.tallies, grid: definition.grid)
        let sheets = SheetPlan.all(of: definition, count: prepared.library.photos.count)
        return Publication(
            definition: definition,
            photos: photos,
            digest: rendered.digest,
            failures: failures,
            pages: sheets.flatMap { $0.pages(of: photos.count) },
            isSelection: options.selection != nil
        )
    }

    /// The files whose pictures cannot be decoded whole.
    private func unreadable(_ photos: PublishedPhotos, in output: OutputFolder) throws -> [BytePath] {
        var unreadable: [BytePath] = []
        try photos.forEach { photo in
            for path in photo.thumbnails.map(\.file.path) where !isReadable(output.path.appending(path)) {
                unreadable.append(path)
            }
        }
        return unreadable
    }

    private func isReadable(_ path: BytePath) -> Bool {
        do {
            let file = try SourceFile.open(path)
            let metadata = try MetadataReader.read(file)
            let whole = RenditionGeometry(unchanged: metadata.uprightSize)
            guard let demand = DecodeDemand([whole], source: metadata.uprightSize) else { return false }
            _ = try ImageDecoder.decode(file, metadata, demand)
            return true
        } catch {
            return false
        }
    }
}

extension PipelineDefinition {
    /// The cell at the largest scale.
    fileprivate var largestCell: RunSummary.LargestCell? {
        grid.scales.max().map { RunSummary.LargestCell(scale: $0, size: grid.cellPixels(at: $0)) }
    }
}
