import ThumbnailModel

/// What a contact sheet is to show of a picture.
struct PlannedTile: Sendable {
    /// The name of the sheet stage.
    let sheet: String
    private let cell: PixelSize
    private let review: CropReview?

    /// The tile of a sheet.
    init(_ sheet: String, _ options: SheetOptions, in grid: Grid) {
        self.sheet = sheet
        cell = grid.cellPixels(at: options.scale)
        review = options.review.map { CropReview(resize: $0, grid: grid) }
    }

    /// What it shows, and looks at, of a picture that comes to it as it was decoded.
    func geometries(of source: PixelSize) -> [RenditionGeometry] {
        [RenditionGeometry(source: source, box: .size(cell), mode: .fit)] + (review?.geometries(of: source) ?? [])
    }
}
