import StateStore
import ThumbnailModel

/// Fills in path templates.
struct OutputPath {
    /// The longest name file systems take, in bytes.
    static let longestName = 255

    /// What the fields of a template stand for.
    struct Values {
        var name: OutputName
        var scale: Scale
        var size: PixelSize
        /// The name of the stage that made the pixels.
        var stage: String
        var format: OutputFormat
        /// The photo's place in the order, from 1, and how many there are, which gives the digits.
        var index: Int
        var count: Int
        var content: ContentHash?
        var captured: CaptureTime?
    }

    /// The path below the output folder; names too long for file systems are cut and told apart by a hash.
    static func path(_ template: PathTemplate, _ values: Values) -> BytePath {
        let stem = values.name.stem
        let whole = fill(template, values, stem: stem)
        let excess = whole.lastComponent.bytes.count - longestName
        guard excess > 0 else { return whole }
        let mark = [.hyphen] + Array(ContentHash(of: stem.bytes).shortText.utf8)
        let cut = prefix(of: stem.bytes, count: max(0, stem.bytes.count - excess - mark.count))
        return fill(template, values, stem: BytePath(cut + mark))
    }

    private static func fill(_ template: PathTemplate, _ values: Values, stem: BytePath) -> BytePath {
        let filled = template.parts.reduce(into: [UInt8]()) { path, part in
            switch part {
            case .literal(let bytes): path += bytes
            case .field(let field): path += text(of: field, values, stem: stem)
            }
        }
        // An empty folder leaves its slash behind.
        let path = BytePath(Array(filled.drop { $0 == .slash }))
        if template.parts.contains(.field(.name)) || values.name.distinction == .plain { return path }
        let fileExtension = path.fileExtension.isEmpty ? [] : [.dot] + path.fileExtension.bytes
        return path.parent.appending(BytePath(path.stem.bytes + values.name.mark + fileExtension))
    }

    private static func text(of field: PathTemplate.Field, _ values: Values, stem: BytePath) -> [UInt8] {
        switch field {
        case .dir: return values.name.source.parent.bytes
        case .name: return stem.bytes
        case .ext: return Array(values.format.fileExtension.utf8)
        case .scale: return Array(values.scale.label.utf8)
        case .width: return Array(String(values.size.width).utf8)
        case .height: return Array(String(values.size.height).utf8)
        case .stage: return Array(values.stage.utf8)
        case .format: return Array(values.format.rawValue.utf8)
        case .index: return Array(padded(values.index, digits: String(values.count).count).utf8)
        case .hash: return Array((values.content?.text ?? "").utf8)
        case .captured(let pattern): return Array((values.captured.map { date($0, pattern) } ?? "undated").utf8)
        }
    }

    /// A capture time in a pattern of `yyyy MM dd HH mm ss`.
    private static func date(_ time: CaptureTime, _ pattern: String) -> String {
        let fields = [
            ("yyyy", time.year), ("MM", time.month), ("dd", time.day), ("HH", time.hour), ("mm", time.minute),
            ("ss", time.second),
        ]
        var text = ""
        var rest = Substring(pattern)
        while let character = rest.first {
            if let (name, value) = fields.first(where: { rest.hasPrefix($0.0) }) {
                text += padded(value, digits: name.count)
                rest = rest.dropFirst(name.count)
            } else {
                text.append(character)
                rest = rest.dropFirst()
            }
        }
        return text
    }

    private static func padded(_ number: Int, digits: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }

    /// The first bytes of a name, ending where a character ends.
    private static func prefix(of bytes: [UInt8], count: Int) -> ArraySlice<UInt8> {
        var end = min(count, bytes.count)
        while end > 0, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return bytes[..<end]
    }
}
