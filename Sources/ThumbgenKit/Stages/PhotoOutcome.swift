/// A photo that is through, as contact sheets take it.
struct PhotoOutcome: Sendable {
    /// The photo.
    let photo: SurveyedPhoto
    /// Its tiles, in the order of the stages.
    var cells: [SheetCell] = []
    /// Whether it has a place in the grid.
    let hasPlace: Bool
}
