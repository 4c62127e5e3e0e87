import PipelineFile
import ThumbnailModel

/// The photo stages of a pipeline from each decode on, spread out into one branch a size and format: what is the same for
/// every photo, worked out once.
struct StageTree: Sendable {
    /// A picture that a resize or mask makes, and what is made of it.
    struct Image: Sendable {
        /// How the picture comes about.
        enum Making: Sendable {
            case resize(ResizeOptions, RenditionBox)
            case mask
        }

        let stage: String
        /// Pixels a point; nil for that of the picture it is made from.
        let scale: Scale?
        let making: Making
        let results: Results
    }

    /// An encoding of a picture and the stages that write it.
    struct Encoding: Sendable {
        let stage: String
        let format: OutputFormat
        /// Everything that decides the bytes but the photo.
        let recipe: Recipe
        let writers: [(stage: String, path: PathTemplate)]
    }

    /// What is made directly of one picture.
    struct Results: Sendable {
        var images: [Image] = []
        var encodings: [Encoding] = []
        var tiles: [PlannedTile] = []
    }

    /// What is known of a picture that stages take.
    private struct Source {
        let stage: String
        let recipe: Recipe
        /// Pixels a point; nil for a picture that was not resized.
        var scale: Scale?
        /// Whether it is only made for a contact sheet at a scale of its own.
        var isForSheetsOnly = false
    }

    /// Each decode stage with what is made of it.
    let decodes: [(stage: String, results: Results)]

    /// Spreads out a pipeline.
    init(_ definition: PipelineDefinition) {
        decodes = definition.stages.filter { $0.operation.kind == .decode }.map { stage in
            let recipe = Recipe.empty.adding(stage.name, StageRecipe(of: stage, in: definition.grid))
            return (stage.name, StageTree.results(of: Source(stage: stage.name, recipe: recipe), in: definition))
        }
    }

    /// The templates of every write.
    var paths: [PathTemplate] { decodes.flatMap { StageTree.paths(of: $0.results) } }

    private static func paths(of results: Results) -> [PathTemplate] {
        results.images.flatMap { paths(of: $0.results) } + results.encodings.flatMap { $0.writers.map(\.path) }
    }

    private static func results(of source: Source, in definition: PipelineDefinition) -> Results {
        var results = Results()
        for next in definition.stages where next.from.contains(source.stage) {
            switch next.operation {
            case .mask:
                results.images.append(mask(source, by: next, in: definition))
            case .sheet(let options) where source.scale == nil || source.scale == options.scale:
                results.tiles.append(PlannedTile(next.name, options, in: definition.grid))
            case .resize(let options) where !source.isForSheetsOnly:
                results.images += images(of: next, options, source.recipe, in: definition)
            case .encode(let options) where !source.isForSheetsOnly:
                results.encodings += options.formats.map { encoding(by: next, as: $0, source.recipe, in: definition) }
            case .discover, .exif, .decode, .resize, .encode, .write, .sheet, .manifest, .gallery: break
            }
        }
        return results
    }

    private static func mask(_ source: Source, by stage: StageDefinition, in definition: PipelineDefinition) -> Image {
        let masked = Source(
            stage: stage.name,
            recipe: source.recipe.adding(stage.name, StageRecipe(of: stage, in: definition.grid)),
            scale: source.scale,
            isForSheetsOnly: source.isForSheetsOnly
        )
        return Image(stage: stage.name, scale: nil, making: .mask, results: results(of: masked, in: definition))
    }

    private static func images(
        of stage: StageDefinition,
        _ options: ResizeOptions,
        _ recipe: Recipe,
        in definition: PipelineDefinition
    ) -> [Image] {
        let scales = options.scales ?? definition.grid.scales
        let sheetScales = definition.sheetScales(behind: stage.name).filter { !scales.contains($0) }
        return (scales + sheetScales).flatMap { scale in
            boxes(of: options.target, at: scale, in: definition.grid).map { box, width in
                let own = StageRecipe(of: stage, in: definition.grid, scale: scale, width: width)
                let resized = Source(
                    stage: stage.name,
                    recipe: recipe.adding(stage.name, own),
                    scale: scale,
                    isForSheetsOnly: sheetScales.contains(scale)
                )
                return Image(
                    stage: stage.name,
                    scale: scale,
                    making: .resize(options, box),
                    results: results(of: resized, in: definition)
                )
            }
        }
    }

    private static func encoding(
        by stage: StageDefinition,
        as format: OutputFormat,
        _ recipe: Recipe,
        in definition: PipelineDefinition
    ) -> Encoding {
        let scale = Scale(1)  // An encoding has none of its own; the recipe's initialiser asks for one.
        return Encoding(
            stage: stage.name,
            format: format,
            recipe: recipe.adding(
                stage.name,
                StageRecipe(of: stage, in: definition.grid, scale: scale, format: format)
            ),
            writers: definition.stages.compactMap { writer in
                guard case .write(let options) = writer.operation, writer.from.contains(stage.name) else { return nil }
                return (writer.name, options.path)
            }
        )
    }

    /// The boxes of a target in pixels, with the width in points where it is one of several.
    private static func boxes(
        of target: ResizeTarget,
        at scale: Scale,
        in grid: Grid
    ) -> [(box: RenditionBox, width: Double?)] {
        func pixels(_ points: Double) -> Int { max(1, Int((points * scale.factor + 1e-6).rounded(.down))) }
        return switch target {
        case .cell: [(.size(grid.cellPixels(at: scale)), nil)]
        case .box(let width, let height): [(.size(PixelSize(width: pixels(width), height: pixels(height))), nil)]
        case .longEdge(let length): [(.longEdge(pixels(length)), nil)]
        case .shortEdge(let length): [(.shortEdge(pixels(length)), nil)]
        case .widths(let widths): widths.map { (.width(pixels($0)), $0) }
        }
    }
}
