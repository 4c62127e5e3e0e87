import PipelineEngine
import ThumbnailModel

/// What every run knows before it touches a pixel: its library, what is left of earlier runs, and what is to be done.
struct RunPreparation {
    let output: OutputFolder
    let history: RunHistory
    let library: PhotoLibrary
    let planner: PhotoPlanner
    let worklist: Worklist

    /// Looks at inputs, state and outputs.
    init(
        _ definition: PipelineDefinition,
        inputs: [Input],
        output: OutputFolder,
        history: RunHistory,
        options: RunOptions,
        trace: StageTrace?,
        cancellation: Cancellation
    ) throws {
        self.output = output
        self.history = history
        library = try PhotoLibrary.survey(
            definition,
            inputs: inputs,
            output: output.path,
            options: options,
            history: history,
            trace: trace,
            cancellation: cancellation
        )
        planner = PhotoPlanner(definition, count: library.photos.count)
        worklist = try Worklist(
            library,
            planner: planner,
            history: history,
            check: FreshnessCheck(output: output.path, versions: history.versions, isForced: options.isForced),
            jobs: options.jobs
        )
    }

    /// Tells what came to light.
    func announce(to observer: any RunObserver) {
        library.failures.forEach(observer.photoDidFail)
        library.notices.forEach(observer.runDidNotice)
        worklist.rememberedFailures.forEach(observer.photoDidFail)
    }

    /// Everything that failed before any pixel work, ordered by photo.
    var failures: [PhotoFailure] {
        (library.failures + worklist.rememberedFailures).sorted { $0.source < $1.source }
    }

    /// Every file that has to be made, by photo in their order.
    var rebuilds: [Rebuild] { worklist.rebuilds(of: library, planner) }

    /// The plan of the photo at a place in the order.
    func plan(_ index: Int) -> PhotoPlan { planner.plan(index, of: library) }

    /// The plans of the photos that have work, with nothing but that work.
    var plansOfWork: some Sequence<PhotoPlan> {
        worklist.photos.lazy.filter { !$0.isDone }.map { plan($0.index).keeping($0) }
    }
}
