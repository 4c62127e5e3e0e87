import FileSystem
import Imaging
import PipelineEngine
import StateStore
import Synchronization
package import ThumbnailModel

/// One pass over a photo library: discover, survey, plan, render, describe.
package struct ThumbnailRun: Sendable {
    private let definition: PipelineDefinition
    private let inputs: [BytePath]
    private let outputPath: BytePath
    private let options: RunOptions
    private let observer: any RunObserver
    private let cancellation = Cancellation()

    /// A run of a checked pipeline.
    package init(
        _ definition: PipelineDefinition,
        inputs: [BytePath],
        output: BytePath,
        options: RunOptions,
        observer: any RunObserver
    ) {
        self.definition = definition
        self.inputs = inputs
        self.outputPath = output
        self.options = options
        self.observer = observer
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
        try ImagingLibrary.start(concurrency: 1)

        let history = try RunHistory(
            output.path,
            definition,
            access: .writing,
            retryFailed: options.retriesFailed
        )
        let library = try PhotoLibrary.survey(
            definition,
            inputs: inputs,
            output: output.path,
            jobs: options.jobs,
            history: history,
            cancellation: cancellation
        )
        library.failures.forEach(observer.photoDidFail)
        library.notices.forEach(observer.runDidNotice)
        let planner = PhotoPlanner(definition, count: library.photos.count)
        let check = FreshnessCheck(output: output.path, versions: history.versions, isForced: options.isForced)
        let worklist = try Worklist(library, planner: planner, history: history, check: check)
        worklist.rememberedFailures.sorted { $0.key < $1.key }.map(\.value).forEach(observer.photoDidFail)
        observer.runDidPlan(worklist.rebuilds(of: library))
        let sheets = try Sheet.all(of: definition, count: library.photos.count, output: output)
        let collection = PhotoCollection(definition.collectionStages(sheets: sheets, output: output))
        let rendering = Rendering(
            definition: definition,
            library: library,
            worklist: worklist,
            planner: planner,
            output: output,
            history: history,
            sheets: sheets,
            collection: collection,
            jobs: options.jobs,
            observer: observer,
            cancellation: cancellation
        )
        let rendered = try reporting(output) { try rendering.run() }
        let outcomes = rendered.outcomes.compactMap { $0 }
        var result = RunResult()
        result.failures = (library.failures + outcomes.flatMap(\.failures)).sorted { $0.source < $1.source }
        result.summary.photos = library.discovery.photos.count
        result.summary.passedOver = library.discovery.passedOver
        result.summary.failed = Set(result.failures.map(\.source)).count
        result.summary.written = rendered.written
        result.summary.upToDate = worklist.photos.reduce(0) { $0 + $1.fresh.count }
        result.summary.enlarged = outcomes.count { $0.written.contains(where: \.isEnlarged) }
        result.summary.largestCell = definition.largestCell
        result.stageRuns = rendered.stageRuns
        result.isCancelled = cancellation.isCancelled
        if !result.isCancelled {
            let left = try reporting(output) { try collection.finish(failures: result.failures) }
            result.summary.pages = left.sheets.count
        }
        try history.store.close()
        return result
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
}

extension PipelineDefinition {
    /// The cell at the largest scale.
    fileprivate var largestCell: RunSummary.LargestCell? {
        grid.scales.max().map { RunSummary.LargestCell(scale: $0, size: grid.cellPixels(at: $0)) }
    }
}
