/// The outline a picture is cut to.
package struct MaskOptions: Hashable, Sendable {
    /// The outline.
    package var shape = MaskShape.circle
    /// The radius of rounded corners, in points.
    package var radius = 8.0
    /// The width of the border within the outline, in points; 0 for none.
    package var border = 0.0
    /// The colour of the border.
    package var borderColor = Color(red: 211, green: 211, blue: 211)

    /// The usual choice: a circle without border.
    package init() {}
}
