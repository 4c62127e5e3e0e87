import ThumbnailModel

/// Turns a pipeline into the plan of a photo: walks the stages from each decode, and gathers what the resizes need of it.
struct PhotoPlanner: Sendable {
    private let definition: PipelineDefinition
    private let count: Int

    /// A planner for a library of so many photos.
    init(_ definition: PipelineDefinition, count: Int) {
        self.definition = definition
        self.count = count
    }

    /// The plan of the photo that stands at an index, its outputs called by a name.
    func plan(_ photo: SurveyedPhoto, index: Int, name: OutputName) -> PhotoPlan {
        let naming = Naming(photo: photo, index: index, name: name)
        let picture = Picture(
            stage: "",
            scale: nil,
            size: photo.metadata.uprightSize,
            hasAlpha: photo.metadata.hasAlpha
        )
        let decodes = definition.stages.filter { $0.operation.kind == .decode }.map { stage in
            let results = results(of: picture.made(by: stage.name), naming)
            let geometries =
                results.images.map(\.geometry) + (results.encodings.isEmpty ? [] : [picture.unchanged])
                + results.sheets.flatMap { shown(of: picture.size, on: $0) }
            return PlannedDecode(
                stage: stage.name,
                demand: DecodeDemand(geometries, source: photo.metadata.uprightSize),
                results: results
            )
        }
        return PhotoPlan(photo: photo, index: index, decodes: decodes)
    }

    /// What is known of a picture on its way through the stages.
    private struct Picture {
        var stage: String
        /// The scale it was resized for; nil for a picture that was not resized.
        var scale: Scale?
        var size: PixelSize
        var hasAlpha: Bool
        /// Whether it is only made for a contact sheet at a scale of its own.
        var isForSheetsOnly = false

        func made(by stage: String) -> Picture {
            var picture = self
            picture.stage = stage
            return picture
        }

        /// The geometry of the picture as it is.
        var unchanged: RenditionGeometry {
            RenditionGeometry(source: size, box: .size(size), mode: .stretch)
        }
    }

    /// What outputs of a photo are called by.
    private struct Naming {
        let photo: SurveyedPhoto
        let index: Int
        let name: OutputName
    }

    private func results(of picture: Picture, _ naming: Naming) -> PlannedResults {
        var results = PlannedResults()
        for stage in definition.stages where stage.from.contains(picture.stage) {
            switch stage.operation {
            case .resize(let options) where !picture.isForSheetsOnly:
                results.images += resized(picture, by: stage.name, options, naming)
            case .mask:
                var masked = picture.made(by: stage.name)
                masked.hasAlpha = true
                results.images.append(
                    PlannedImage(
                        stage: stage.name,
                        scale: picture.scale ?? Scale(1),
                        geometry: picture.unchanged,
                        results: self.results(of: masked, naming)
                    )
                )
            case .encode(let options) where !picture.isForSheetsOnly:
                results.encodings += options.formats.map { encoding(of: picture, by: stage.name, as: $0, naming) }
            case .sheet(let options) where picture.scale == nil || picture.scale == options.scale:
                results.sheets.append(stage.name)
            case .discover, .exif, .decode, .resize, .encode, .write, .sheet, .manifest, .gallery:
                break
            }
        }
        return results
    }

    private func resized(
        _ picture: Picture,
        by stage: String,
        _ options: ResizeOptions,
        _ naming: Naming
    ) -> [PlannedImage] {
        var images: [PlannedImage] = []
        let scales = options.scales ?? definition.grid.scales
        let sheetScales = definition.sheetScales(behind: stage).filter { !scales.contains($0) }
        for scale in scales + sheetScales {
            for box in boxes(of: options.target, at: scale) {
                let geometry = RenditionGeometry(
                    source: picture.size,
                    box: box,
                    mode: options.mode,
                    gravity: options.gravity,
                    crop: options.crop,
                    enlarge: options.enlarge
                )
                // Widths beyond a small source all come out as its own: one file serves them.
                if case .widths = options.target, images.contains(where: { $0.geometry.canvas == geometry.canvas }) {
                    continue
                }
                var result = picture.made(by: stage)
                result.scale = scale
                result.isForSheetsOnly = sheetScales.contains(scale)
                result.size = geometry.canvas
                result.hasAlpha = picture.hasAlpha || (options.mode == .pad && options.background.alpha < 255)
                images.append(
                    PlannedImage(
                        stage: stage,
                        scale: scale,
                        geometry: geometry,
                        results: results(of: result, naming)
                    )
                )
            }
        }
        return images
    }

    /// What a contact sheet shows of a picture that comes to it as it was decoded.
    private func shown(of source: PixelSize, on sheet: String) -> [RenditionGeometry] {
        guard case .sheet(let options) = definition.stage(named: sheet)?.operation else { return [] }
        let cell = definition.grid.cellPixels(at: options.scale)
        let whole = RenditionGeometry(source: source, box: .size(cell), mode: .fit)
        let review = options.review.map { CropReview(resize: $0, grid: definition.grid) }
        return [whole] + (review?.geometries(of: source) ?? [])
    }

    private func boxes(of target: ResizeTarget, at scale: Scale) -> [RenditionBox] {
        func pixels(_ points: Double) -> Int { max(1, Int((points * scale.factor + 1e-6).rounded(.down))) }
        return switch target {
        case .cell: [.size(definition.grid.cellPixels(at: scale))]
        case .box(let width, let height): [.size(PixelSize(width: pixels(width), height: pixels(height)))]
        case .longEdge(let length): [.longEdge(pixels(length))]
        case .shortEdge(let length): [.shortEdge(pixels(length))]
        case .widths(let widths): widths.map { .width(pixels($0)) }
        }
    }

    private func encoding(
        of picture: Picture,
        by stage: String,
        as format: OutputFormat,
        _ naming: Naming
    ) -> PlannedEncoding {
        let format = format == .automatic ? (picture.hasAlpha ? .png : .jpeg) : format
        let files = definition.stages.compactMap { writer -> PlannedFile? in
            guard case .write(let options) = writer.operation, writer.from.contains(stage) else { return nil }
            let path = OutputPath.path(
                options.path,
                OutputPath.Values(
                    name: naming.name,
                    scale: picture.scale ?? Scale(1),
                    size: picture.size,
                    stage: picture.stage,
                    format: format,
                    index: naming.index + 1,
                    count: count,
                    content: naming.photo.content,
                    captured: naming.photo.metadata.captured
                )
            )
            return PlannedFile(
                stage: writer.name,
                imageStage: picture.stage,
                scale: picture.scale ?? Scale(1),
                size: picture.size,
                format: format,
                path: path
            )
        }
        return PlannedEncoding(stage: stage, format: format, files: files)
    }
}
