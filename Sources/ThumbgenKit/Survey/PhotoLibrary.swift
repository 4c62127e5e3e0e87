import PipelineEngine
import ThumbnailModel

/// The photos of a run, in their order, with the names of their outputs.
struct PhotoLibrary {
    /// The places of the photos in their order, ordered by the photos' paths.
    let indicesByPath: [Int]
    /// How many candidates there were: those picked by hand, where some were, and without those that their twins show.
    let found: Int
    /// How many other files were passed over, twins included.
    let passedOver: Int
    /// The photos whose headers could be read, in the order of the pipeline.
    let photos: PackedArray<SurveyedPhoto>
    /// What the outputs of each are called.
    let names: OutputNames
    /// What could not be read.
    let failures: [PhotoFailure]
    /// Paths of sources that an earlier run knew and that are gone.
    let gone: [BytePath]
    /// What a person should know before the work starts.
    let notices: [RunNotice]
    /// How often the stages ran that find and read photos.
    let stageRuns: [String: Int]

    /// Finds the photos of a pipeline's inputs.
    static func survey(
        _ definition: PipelineDefinition,
        inputs: [Input],
        output: BytePath,
        options: RunOptions,
        history: RunHistory,
        trace: StageTrace?,
        cancellation: Cancellation
    ) throws -> PhotoLibrary {
        let discover = definition.discover
        let exifStage = definition.stages.first { $0.operation.kind == .exif }?.name ?? StageKind.exif.rawValue
        var discovery = FolderWalk.discover(inputs, options: discover, output: output, jobs: options.jobs)
        var notices: [RunNotice] = []
        if let selection = options.selection {
            let (picked, missing) = selection.picked(of: discovery.photos)
            discovery.photos = picked
            if !missing.isEmpty { notices.append(.selectedPhotosMissing(missing)) }
        }
        let survey = try Survey(
            stage: exifStage,
            jobs: options.jobs,
            history: history,
            trace: trace,
            cancellation: cancellation,
            allowed: discover.allow,
            needsContent: StageTree.namesFilesByContent(definition)
        ).run(discovery.photos)
        let shown = discover.pair.joining(survey.photos)
        let joined = survey.photos.count - shown.count
        let order = options.selection?.order(of: shown) ?? PhotoOrder(discover).order(of: shown)
        let places = definition.cropReview?.order(of: shown.arranged(order)).map { order[$0] } ?? order
        let photos = shown.arranged(places)
        let names = OutputNames(photos, planner: PhotoPlanner(definition, count: photos.count))
        if !names.distinguished.isEmpty { notices.append(.namesToldApart(names.distinguished)) }
        if !discovery.skippedLinks.isEmpty { notices.append(.linksSkipped(discovery.skippedLinks)) }
        return PhotoLibrary(
            indicesByPath: places.indices.sorted { places[$0] < places[$1] },
            found: discovery.photos.count - joined,
            passedOver: discovery.passedOver + joined,
            photos: photos,
            names: names,
            failures: discovery.failures + survey.failures,
            gone: survey.gone,
            notices: notices,
            stageRuns: [exifStage: survey.runs]
        )
    }
}
