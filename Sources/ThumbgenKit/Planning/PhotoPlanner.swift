import ThumbnailModel

/// Turns a pipeline into the plan of a photo: the geometry of every picture, the place of every file, and what all of them
/// together need of the decode.
struct PhotoPlanner: Sendable {
    private let tree: StageTree
    private let count: Int

    /// A planner for a library of so many photos.
    init(_ definition: PipelineDefinition, count: Int) {
        tree = StageTree(definition)
        self.count = count
    }

    /// Whether photos that differ in folder or stem can never share an output.
    var tellsPhotosApartByStem: Bool { tree.paths.allSatisfy(\.tellsPhotosApartByStem) }

    /// The plan of the photo that stands at an index, its outputs called by a name.
    func plan(_ photo: SurveyedPhoto, index: Int, name: OutputName) -> PhotoPlan {
        let naming = Naming(photo: photo, index: index, name: name)
        let size = photo.metadata.uprightSize
        let decodes = tree.decodes.map { stage, results in
            let picture = Picture(stage: stage, scale: Scale(1), size: size, hasAlpha: photo.metadata.hasAlpha)
            return PlannedDecode(
                stage: stage,
                source: size,
                results: plan(results, of: picture, naming),
                shown: results.tiles.flatMap { $0.geometries(of: size) }
            )
        }
        return PhotoPlan(photo: photo, index: index, decodes: decodes)
    }

    /// The plan of the photo at a place in the order of a library.
    func plan(_ index: Int, of library: PhotoLibrary) -> PhotoPlan {
        plan(library.photos[index], index: index, name: library.names[index])
    }

    /// What is known of a picture on its way through the stages.
    private struct Picture {
        var stage: String
        var scale: Scale
        var size: PixelSize
        var hasAlpha: Bool
    }

    /// What outputs of a photo are called by.
    private struct Naming {
        let photo: SurveyedPhoto
        let index: Int
        let name: OutputName
    }

    private func plan(_ results: StageTree.Results, of picture: Picture, _ naming: Naming) -> PlannedResults {
        var planned = PlannedResults()
        for image in results.images {
            var made = picture
            made.stage = image.stage
            made.scale = image.scale ?? picture.scale
            let geometry: RenditionGeometry
            switch image.making {
            case .mask:
                geometry = RenditionGeometry(unchanged: picture.size)
                made.hasAlpha = true
            case .resize(let options, let box):
                geometry = RenditionGeometry(
                    source: picture.size,
                    box: box,
                    mode: options.mode,
                    gravity: options.gravity,
                    crop: options.crop,
                    enlarge: options.enlarge
                )
                // Widths beyond a small source all come out as its own: one file serves them.
                if case .widths = options.target, planned.hasImage(of: image.stage, geometry.canvas) { continue }
                made.hasAlpha = picture.hasAlpha || (options.mode == .pad && options.background.alpha < 255)
            }
            made.size = geometry.canvas
            planned.images.append(
                PlannedImage(
                    stage: image.stage,
                    scale: made.scale,
                    geometry: geometry,
                    results: plan(image.results, of: made, naming)
                )
            )
        }
        planned.sheets = results.tiles.map(\.sheet)
        planned.encodings = results.encodings.map { plan($0, of: picture, naming) }
        return planned
    }

    private func plan(_ encoding: StageTree.Encoding, of picture: Picture, _ naming: Naming) -> PlannedEncoding {
        let format = encoding.format == .automatic ? (picture.hasAlpha ? .png : .jpeg) : encoding.format
        let values = OutputPath.Values(
            name: naming.name,
            scale: picture.scale,
            size: picture.size,
            stage: picture.stage,
            format: format,
            index: naming.index + 1,
            count: count,
            content: naming.photo.content,
            captured: naming.photo.metadata.captured
        )
        let files = encoding.writers.map { writer, path in
            PlannedFile(
                stage: writer,
                imageStage: picture.stage,
                scale: picture.scale,
                size: picture.size,
                format: format,
                path: OutputPath.path(path, values),
                recipe: encoding.recipe
            )
        }
        return PlannedEncoding(stage: encoding.stage, format: format, files: files)
    }
}

extension PlannedResults {
    fileprivate func hasImage(of stage: String, _ canvas: PixelSize) -> Bool {
        images.contains { $0.stage == stage && $0.geometry.canvas == canvas }
    }
}
