import ThumbnailModel

/// A contact sheet as it is known before any pixel work: where its pages go and what lies on each.
struct SheetPlan: Sendable {
    /// The name of the stage.
    let name: String
    let options: SheetOptions
    let layout: SheetLayout
    /// Photos that may come.
    let count: Int

    /// The contact sheets of a pipeline, for a library of so many photos.
    static func all(of definition: PipelineDefinition, count: Int) -> [SheetPlan] {
        definition.stages.compactMap { stage in
            guard case .sheet(let options) = stage.operation else { return nil }
            let layout = SheetLayout(definition.grid, options)
            return SheetPlan(name: stage.name, options: options, layout: layout, count: count)
        }
    }

    /// The format of the pages; they have no transparency.
    var format: OutputFormat { options.format == .automatic ? .jpeg : options.format }

    /// The place of a page below the output folder, by its number from 1.
    func path(ofPage number: Int) -> BytePath {
        OutputPath.page(
            options.path,
            stage: name,
            scale: options.scale,
            format: format,
            page: number,
            of: layout.pages(of: count)
        )
    }

    /// The pages of so many photos that have a place.
    func pages(of placed: Int) -> [ManifestSheet] {
        (0..<layout.pages(of: placed)).map { page in
            let photos = min(layout.photosOnPage, placed - page * layout.photosOnPage)
            let size = layout.page(of: photos)
            return ManifestSheet(
                path: path(ofPage: page + 1).text,
                stage: name,
                width: size.width,
                height: size.height,
                page: page + 1,
                photos: photos
            )
        }
    }
}
