import ThumbnailModel

/// Quality as a pipeline file has it: one number for all formats, or one for each.
enum QualitySetting: Hashable, Sendable {
    case all(Int)
    case each([OutputFormat: Int])

    /// The formats that can have one.
    static let formats = OutputFormat.allCases.filter { $0 != .automatic }

    /// The shortest way to tell the qualities of some options; nil where all are the formats' own.
    init?(_ options: EncodeOptions) {
        var options = options
        options.dropIdleQualities()
        let qualities = options.madeFormats.map { options.quality[$0] }
        if options.quality.isEmpty { return nil }
        if let first = qualities.first, let quality = first, qualities.allSatisfy({ $0 == quality }) {
            self = .all(quality)
        } else {
            self = .each(options.quality)
        }
    }

    /// The quality of each format.
    var byFormat: [OutputFormat: Int] {
        switch self {
        case .all(let quality): Dictionary(uniqueKeysWithValues: Self.formats.map { ($0, quality) })
        case .each(let qualities): qualities
        }
    }
}

extension ValueType where Value == QualitySetting {
    /// One quality for all formats, or a map by format.
    static var quality: ValueType {
        let number = ValueType<Int>.whole(1...100)
        let keys = QualitySetting.formats.map { (name: $0.rawValue, type: number) }
        let map = SettingShape.map(keys.map { .init(name: $0.name, shape: $0.type.shape) }, complete: false)
        return ValueType(
            shape: .either([number.shape, map]),
            read: { (node) throws(ValueProblem) in
                guard case .mapping = node.content else {
                    guard let quality = try? number.read(node) else {
                        throw .expected(.either([number.shape, map]), at: node)
                    }
                    return .all(quality)
                }
                let qualities = try node.map(of: keys, complete: false)
                return .each(
                    QualitySetting.formats.reduce(into: [:]) { $0[$1] = qualities[$1.rawValue] }
                )
            },
            write: { setting in
                switch setting {
                case .all(let quality): .word(String(quality))
                case .each(let qualities):
                    .map(
                        QualitySetting.formats.compactMap { format in
                            qualities[format].map { .init(key: format.rawValue, value: .word(String($0))) }
                        }
                    )
                }
            }
        )
    }
}
