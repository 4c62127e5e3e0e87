import FileSystem
import Imaging
import ThumbnailModel

/// The part of a contact sheet that is done for each photo: its tile, put aside until its place is known.
struct SheetStage: Sendable {
    let sheet: Sheet
    let grid: Grid

    func run(_ image: StageImage) throws -> [SheetCell] {
        guard image.results.sheets.contains(sheet.plan.name) else { return [] }
        let tile = SheetTile(
            cell: sheet.plan.layout.cell,
            captionHeight: sheet.plan.layout.captionHeight,
            background: sheet.plan.options.background
        )
        let caption = TextLine(
            sheet.plan.options.captions.text(for: image.photo),
            points: 9,
            scale: sheet.plan.options.scale,
            background: sheet.plan.options.background
        )
        let samples = try tile.samples(picture(of: image), caption: caption)
        return [SheetCell(stage: sheet.plan.name, slot: try sheet.tiles.store(samples), content: image.content)]
    }

    /// The picture, no larger than the cell; in a review, with the mark of what is kept.
    private func picture(of image: StageImage) throws(ImagingError) -> PixelImage {
        let fit = RenditionGeometry(source: image.decoded.source, box: .size(sheet.plan.layout.cell), mode: .fit)
        let picture = try ImageResizer.resize(image.decoded, fit).pixels
        guard let review = sheet.plan.options.review else { return picture }
        let geometry = CropReview(resize: review, grid: grid).geometry(of: image.decoded.source)
        let kept = try ImageResizer.region(of: geometry, in: image.decoded, crop: review.crop)
        let line = max(1, Int(sheet.plan.options.scale.factor.rounded()))
        return try CropMark(kept.normalised(in: image.decoded.source), line: line).drawn(on: picture)
    }
}
