import ThumbnailModel

/// Follows the edges to find what files a photo has. Only for a pipeline whose edges hold.
struct RenditionKeys {
    /// More files of a photo than anyone makes: where many ways lead to a stage, their number explodes.
    private static let limit = 1000

    private let definition: PipelineDefinition
    private var known: [String: [RenditionKey]] = [:]

    init(_ definition: PipelineDefinition) {
        self.definition = definition
    }

    /// The pictures or files of a photo that come out of a stage.
    mutating func made(by name: String) -> [RenditionKey] {
        if let keys = known[name] { return keys }
        guard let stage = definition.stage(named: name) else { return [] }
        var inputs: [RenditionKey] = []
        for input in stage.from where inputs.count < Self.limit { inputs += made(by: input) }
        let keys = Array(made(by: stage, of: inputs).prefix(Self.limit))
        known[name] = keys
        return keys
    }

    private func made(by stage: StageDefinition, of inputs: [RenditionKey]) -> [RenditionKey] {
        switch stage.operation {
        case .decode: return [RenditionKey(stage: stage.name)]
        case .resize(let options): return inputs.prefix(Self.limit).flatMap { _ in resized(by: stage.name, options) }
        case .mask:
            return inputs.map { input in
                var key = input
                key.stage = stage.name
                return key
            }
        case .encode(let options):
            return inputs.prefix(Self.limit).flatMap { input in
                options.formats.map { format in
                    var key = input
                    key.format = format
                    return key
                }
            }
        case .discover, .exif, .write, .sheet, .manifest, .gallery: return inputs
        }
    }

    private func resized(by stage: String, _ options: ResizeOptions) -> [RenditionKey] {
        (options.scales ?? definition.grid.scales).flatMap { scale in
            let pixels = { (length: Double) in Int((length * scale.factor + 1e-6).rounded(.down)) }
            func key(_ width: Int?, _ height: Int?) -> RenditionKey {
                RenditionKey(stage: stage, width: width, height: height, scale: scale)
            }
            switch options.target {
            case .cell:
                let size = definition.grid.cellPixels(at: scale)
                return [key(size.width, size.height)]
            case .box(let width, let height): return [key(pixels(width), pixels(height))]
            case .longEdge(let length), .shortEdge(let length): return [key(pixels(length), pixels(length))]
            case .widths(let widths): return widths.map { key(pixels($0), nil) }
            }
        }
    }
}
