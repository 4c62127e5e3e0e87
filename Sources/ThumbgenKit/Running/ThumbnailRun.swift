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
        let inputs = try Input.resolve(inputs)
        let output = try OutputFolder.prepare(outputPath, inputs: inputs)
        let prepared = try prepare(inputs, output, access: .writing)
        defer { try? prepared.history.store.close() }
        observer.runDidPlan(prepared.worklist.rebuilds(of: prepared.library))
        let rendered = try Rendering(
            definition: definition,
            prepared: prepared,
            options: options,
            observer: observer,
            trace: trace,
            cancellation: cancellation
        ).run()

        var result = RunResult(rendered, of: prepared)
        result.summary.largestCell = definition.largestCell
        result.isCancelled = cancellation.isCancelled
        if !result.isCancelled {
            var desk = try DocumentDesk(output, history: prepared.history, isComparing: false)
            try publication(rendered.outcomes.compactMap { $0 }, result.failures).publish(on: &desk)
            if options.prunes {
                result.summary.removed = Pruning(output: output, history: prepared.history).run(
                    orphans: prepared.worklist.orphans,
                    documents: desk.obsolete
                )
                prepared.library.gone.forEach(prepared.history.store.removeSource)
            }
        }
        try prepared.history.store.flush()
        return result
    }

    /// What `run` would do; writes nothing.
    ///
    /// - Parameter readsOutputs: whether every output that is there is decoded as well.
    package func plan(readsOutputs: Bool = false) throws -> RunPlan {
        let inputs = try Input.resolve(inputs)
        let output = try OutputFolder.existing(outputPath, inputs: inputs)
        let prepared = try prepare(inputs, output, access: .reading)
        var plan = RunPlan()
        plan.rebuilds = prepared.worklist.rebuilds(of: prepared.library)
        plan.orphans = prepared.worklist.orphans.map(\.output)
        plan.failures = prepared.failures
        if plan.rebuilds.isEmpty {
            let outcomes = RenderingLedger(prepared.library, prepared.worklist).result.outcomes.compactMap { $0 }
            var desk = try DocumentDesk(output, history: prepared.history, isComparing: true)
            try publication(outcomes, prepared.failures).publish(on: &desk)
            plan.documents = desk.differing
            plan.orphans += desk.obsolete
            if readsOutputs { plan.unreadable = unreadable(outcomes.flatMap(\.written), in: output) }
        }
        return plan
    }

    private func prepare(
        _ inputs: [Input],
        _ output: OutputFolder,
        access: RunStore.Access
    ) throws -> RunPreparation {
        try ImagingLibrary.start(concurrency: 1)
        return try RunPreparation(
            definition,
            inputs: inputs,
            output: output,
            history: RunHistory(output.path, definition, access: access, retryFailed: options.retriesFailed),
            options: options,
            observer: observer,
            trace: trace,
            cancellation: cancellation
        )
    }

    private func publication(_ outcomes: [PhotoOutcome], _ failures: [PhotoFailure]) -> Publication {
        Publication(
            definition: definition,
            outcomes: outcomes,
            failures: failures,
            isSelection: options.selection != nil
        )
    }

    /// The files whose pictures cannot be decoded whole.
    private func unreadable(_ thumbnails: [WrittenThumbnail], in output: OutputFolder) -> [BytePath] {
        thumbnails.map(\.file.path).filter { path in
            do {
                let file = try SourceFile.open(output.path.appending(path))
                let metadata = try MetadataReader.read(file)
                let whole = RenditionGeometry(unchanged: metadata.uprightSize)
                guard let demand = DecodeDemand([whole], source: metadata.uprightSize) else { return true }
                _ = try ImageDecoder.decode(file, metadata, demand)
                return false
            } catch {
                return true
            }
        }
    }
}

extension PipelineDefinition {
    /// The cell at the largest scale.
    fileprivate var largestCell: RunSummary.LargestCell? {
        grid.scales.max().map { RunSummary.LargestCell(scale: $0, size: grid.cellPixels(at: $0)) }
    }
}
