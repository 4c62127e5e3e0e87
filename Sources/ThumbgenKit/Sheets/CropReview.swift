import ThumbnailModel

/// What a resize keeps of photos: looked at before it is done.
struct CropReview: Sendable {
    let resize: ResizeOptions
    let grid: Grid

    /// The geometries of the cell at all scales, which the decode of a real run would have to serve.
    func geometries(of source: PixelSize) -> [RenditionGeometry] {
        (resize.scales ?? grid.scales).map { scale in
            RenditionGeometry(
                source: source,
                box: .size(grid.cellPixels(at: scale)),
                mode: resize.mode,
                gravity: resize.gravity,
                crop: resize.crop,
                enlarge: resize.enlarge
            )
        }
    }

    /// The geometry of the cell at the largest scale.
    func geometry(of source: PixelSize) -> RenditionGeometry {
        let all = geometries(of: source)
        return all.max { $0.canvas.area < $1.canvas.area }
            ?? RenditionGeometry(source: source, box: .size(source), mode: .fit)
    }

    /// The part of a photo's area that is lost, 0 to 1.
    func loss(of source: PixelSize) -> Double {
        let region = geometry(of: source).region
        return 1 - region.width * region.height / Double(source.area)
    }

    /// The places of the photos, those that lose most first; those that lose alike stay in order.
    func order(of photos: some Collection<SurveyedPhoto>) -> [Int] {
        let losses = photos.map { loss(of: $0.metadata.uprightSize) }
        return losses.indices.sorted { left, right in
            losses[left] == losses[right] ? left < right : losses[left] > losses[right]
        }
    }
}

extension PipelineDefinition {
    /// The review of the first contact sheet that is one.
    var cropReview: CropReview? {
        let resize = stages.lazy.compactMap { stage -> ResizeOptions? in
            if case .sheet(let options) = stage.operation { options.review } else { nil }
        }.first
        return resize.map { CropReview(resize: $0, grid: grid) }
    }
}
