import PipelineEngine
import ThumbnailModel

/// The photo stages of a pipeline as a graph of work: what happens to every photo, from its decode to its files.
enum PhotoGraph {
    /// The graph of a checked pipeline.
    ///
    /// - Throws: `GraphProblems` where the stages do not form one.
    static func make(
        _ definition: PipelineDefinition,
        sheets: [Sheet],
        output: OutputFolder
    ) throws(GraphProblems) -> Graph<StageWork> {
        var nodes: [GraphNode<StageWork>] = []
        for stage in definition.stages {
            guard let work = work(of: stage, in: definition, sheets, output) else { continue }
            // A decode takes what was surveyed and planned before: it starts the graph.
            let starts = stage.operation.kind == .decode
            nodes.append(starts ? GraphNode(source: stage.name, work) : GraphNode(stage.name, from: stage.from, work))
        }
        return try Graph(nodes)
    }

    private static func work(
        of stage: StageDefinition,
        in definition: PipelineDefinition,
        _ sheets: [Sheet],
        _ output: OutputFolder
    ) -> StageWork? {
        switch stage.operation {
        case .decode(let options):
            let decode = DecodeStage(name: stage.name, options: options)
            return StageWork { plan, _ in try decode.run(plan) }
        case .resize(let options):
            let resize = ResizeStage(name: stage.name, options: options)
            return StageWork { image, _ in try resize.run(image) }
        case .mask(let options):
            let mask = MaskStage(name: stage.name, options: options)
            return StageWork { image, _ in try mask.run(image) }
        case .encode(let options):
            let encode = EncodeStage(name: stage.name, options: options)
            return StageWork { image, _ in try encode.run(image) }
        case .write:
            let write = WriteStage(name: stage.name, output: output)
            return StageWork { thumbnail, _ in try write.run(thumbnail) }
        case .sheet:
            return sheets.first { $0.plan.name == stage.name }.map { sheet in
                let tile = SheetStage(sheet: sheet, grid: definition.grid)
                return StageWork { image, _ in try tile.run(image) }
            }
        case .discover, .exif, .manifest, .gallery:
            return nil
        }
    }
}
