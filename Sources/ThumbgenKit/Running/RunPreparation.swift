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
            check: FreshnessCheck(output: output.path, versions: history.versions, isForced: options.isForced)
        )
    }

    /// Tells what came to light.
    func announce(to observer: any RunObserver) {
        library.failures.forEach(observer.photoDidFail)
        library.notices.forEach(observer.runDidNotice)
        worklist.rememberedFailures.sorted { $0.key < $1.key }.flatMap(\.value).forEach(observer.photoDidFail)
    }

    /// Everything that failed before any pixel work, ordered by photo.
    var failures: [PhotoFailure] {
        (library.failures + worklist.rememberedFailures.values.joined()).sorted { $0.source < $1.source }
    }

    /// The plans of the photos that have work, with nothing but that work.
    var plansOfWork: [PhotoPlan] {
        worklist.photos.filter { !$0.stale.isEmpty && worklist.rememberedFailures[$0.index] == nil }.map { work in
            planner.plan(library.photos[work.index], index: work.index, name: library.names[work.index])
                .keeping(sheets: []) { work.stale[$0.path] != nil }
        }
    }
}
