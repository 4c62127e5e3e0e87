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
        observer: any RunObserver,
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
        library.failures.forEach(observer.photoDidFail)
        library.notices.forEach(observer.runDidNotice)
        planner = PhotoPlanner(definition, count: library.photos.count)
        worklist = try Worklist(
            library,
            planner: planner,
            history: history,
            check: FreshnessCheck(output: output.path, versions: history.versions, isForced: options.isForced)
        )
        worklist.rememberedFailures.sorted { $0.key < $1.key }.map(\.value).forEach(observer.photoDidFail)
    }

    /// Everything that failed before any pixel work, ordered by photo.
    var failures: [PhotoFailure] {
        (library.failures + worklist.rememberedFailures.values).sorted { $0.source < $1.source }
    }
}
