/// The sizes made of a picture.
package struct ResizeOptions: Hashable, Sendable {
    /// What is to be met at each scale.
    package var target = ResizeTarget.cell
    /// The scales; nil for those of the grid.
    package var scales: [Scale]?
    /// How picture and target meet.
    package var mode = ResizeMode.fill
    /// What a crop keeps, or where a padded picture lies.
    package var gravity = Gravity.centre
    /// The part of the picture to start from, 0 to 1.
    package var crop: Rect?
    /// What fills the rest when padding; also what transparent parts are flattened on where a format has no alpha.
    package var background = Color.white
    /// Whether output pixels may outnumber the source's; nil for the mode's own rule.
    package var enlarge: Bool?
    /// Whether light is averaged instead of code values.
    package var linear = false
    /// The strength of sharpening after resizing, 0 to 10; 0 for none.
    package var sharpen = 0.0

    /// The usual choice: aspect fill of the grid's cell.
    package init() {}
}
