import ThumbnailModel

/// The settings of stages that make pictures.
extension StageKind {
    static let resizeSettings = settings(
        StageOperation.resize,
        [
            Setting("to", \.target, .target, "The size to be met, in points."),
            Setting("mode", \.mode, .choice(aliases: ResizeMode.aliases), "How picture and size meet."),
            Setting("gravity", \.gravity, .gravity, "What a crop keeps, or where a padded picture lies."),
            Setting("crop", \.crop, .part, "The part of the picture to start from."),
            Setting("background", \.background, .color, "What fills the rest when padding."),
            Setting("enlarge", \.enlarge, .boolean, "Whether a small picture is enlarged."),
            Setting("scales", \.scales, .list(of: .scale, count: 1...10), "Pixels a point, instead of the grid's."),
            Setting("linear", \.linear, .boolean, "Whether light is averaged instead of code values."),
            Setting("sharpen", \.sharpen, .number(0...10), "The strength of sharpening; 0 for none."),
        ]
    )

    static let maskSettings = settings(
        StageOperation.mask,
        [
            Setting("shape", \.shape, .choice(), "The outline pictures are cut to."),
            Setting("radius", \.radius, .number(0...10_000), "The radius of rounded corners, in points."),
            Setting("border", \.border, .number(0...1000), "The width of the border, in points; 0 for none."),
            Setting("border-color", \.borderColor, .color, aliases: ["border-colour"], "The colour of the border."),
        ]
    )
}
