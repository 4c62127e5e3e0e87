import ThumbnailModel

/// What tells the files of one photo apart.
struct RenditionKey: Hashable {
    /// The stage that made the pixels.
    var stage: String
    /// The sides asked for, in pixels; nil where the picture decides.
    var width: Int?
    var height: Int?
    var scale = Scale(1)
    var format: OutputFormat?

    /// The part of a key that a template's field stands for, as it shows in a path; a name in braces where only a photo tells.
    func text(of field: PathTemplate.Field) -> String {
        switch field {
        case .dir: "{dir}"
        case .name: "{name}"
        case .index: "{index}"
        case .hash: "{hash}"
        case .captured(let pattern): "{captured:\(pattern)}"
        case .scale: scale.label
        case .width: width.map(String.init) ?? "{width}"
        case .height: height.map(String.init) ?? "{height}"
        case .stage: stage
        case .format: format?.rawValue ?? "{format}"
        case .ext: format.map { $0.fileExtension.isEmpty ? "{ext}" : $0.fileExtension } ?? "{ext}"
        }
    }

    /// The path a template gives, as far as it can be told without a photo.
    func path(of template: PathTemplate) -> String {
        template.parts.map { part in
            switch part {
            case .literal(let bytes): String(decoding: bytes, as: UTF8.self)
            case .field(let field): text(of: field)
            }
        }.joined()
    }
}
