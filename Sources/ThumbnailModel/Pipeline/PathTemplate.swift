/// The place of an output below the output folder, with fields in braces: `{dir}/{name}@{scale}x.{ext}`.
package struct PathTemplate: Hashable, Sendable {
    /// Literal bytes and fields, in order.
    package let parts: [Part]
    /// The template as written.
    package let text: String

    /// A piece of a template.
    package enum Part: Hashable, Sendable {
        /// Bytes that stand for themselves.
        case literal([UInt8])
        /// A field filled in for each output.
        case field(Field)
    }

    /// What can be filled in.
    package enum Field: Hashable, Sendable {
        case dir, name, ext, scale, width, height, stage, format, index, hash
        /// The capture time in a pattern of `yyyy MM dd HH mm ss`; `undated` where none is known.
        case captured(String)

        /// The names of all fields, as they stand in braces.
        package static let names = [
            "dir", "name", "ext", "scale", "width", "height", "stage", "format", "index", "hash", "captured",
        ]
    }

    /// The tree of the input, the scale behind each name.
    package static let standard = PathTemplate(
        text: "{dir}/{name}@{scale}x.{ext}",
        parts: [
            .field(.dir), .literal(Array("/".utf8)), .field(.name), .literal(Array("@".utf8)), .field(.scale),
            .literal(Array("x.".utf8)), .field(.ext),
        ]
    )

    /// Numbered pages.
    package static let sheet = PathTemplate(
        text: "sheets/{index}.{ext}",
        parts: [.literal(Array("sheets/".utf8)), .field(.index), .literal(Array(".".utf8)), .field(.ext)]
    )

    /// One sheet that shows what crops keep.
    package static let crops = PathTemplate(
        text: "crops.{ext}",
        parts: [.literal(Array("crops.".utf8)), .field(.ext)]
    )

    /// Numbered sheets that show what crops keep.
    package static let numberedCrops = PathTemplate(
        text: "crops-{index}.{ext}",
        parts: [.literal(Array("crops-".utf8)), .field(.index), .literal(Array(".".utf8)), .field(.ext)]
    )

    /// Reads a template.
    ///
    /// - Throws: `PathTemplateError` naming the field or place that is wrong.
    package init(_ text: String) throws(PathTemplateError) {
        var parts: [Part] = []
        var literal: [UInt8] = []
        var rest = Substring(text)
        while let character = rest.first {
            if character == "{" {
                guard let close = rest.firstIndex(of: "}") else { throw .unclosedBrace }
                if !literal.isEmpty { parts.append(.literal(literal)) }
                literal = []
                parts.append(.field(try PathTemplate.field(String(rest[rest.index(after: rest.startIndex)..<close]))))
                rest = rest[rest.index(after: close)...]
            } else {
                literal += Array(String(character).utf8)
                rest = rest.dropFirst()
            }
        }
        if !literal.isEmpty { parts.append(.literal(literal)) }
        if text.isEmpty || text.hasSuffix("/") { throw .noFileName }
        if text.hasPrefix("/") || text.split(separator: "/").contains("..") { throw .leavesOutput }
        self.init(text: text, parts: parts)
    }

    private init(text: String, parts: [Part]) {
        self.text = text
        self.parts = parts
    }

    private static func field(_ text: String) throws(PathTemplateError) -> Field {
        switch text {
        case "dir": return .dir
        case "name": return .name
        case "ext": return .ext
        case "scale": return .scale
        case "width": return .width
        case "height": return .height
        case "stage": return .stage
        case "format": return .format
        case "index": return .index
        case "hash": return .hash
        case "captured": return .captured("yyyy-MM-dd")
        case let text where text.hasPrefix("captured:"):
            return .captured(try pattern(text.dropFirst("captured:".count)))
        default: throw .unknownField(text)
        }
    }

    /// A pattern whose letters all stand for parts of a date or time.
    private static func pattern(_ text: Substring) throws(PathTemplateError) -> String {
        var rest = text
        while let letter = rest.first {
            if let part = ["yyyy", "MM", "dd", "HH", "mm", "ss"].first(where: { rest.hasPrefix($0) }) {
                rest = rest.dropFirst(part.count)
            } else if letter.isLetter || letter.isNumber {
                throw .unknownPattern(String(text))
            } else {
                rest = rest.dropFirst()
            }
        }
        if text.isEmpty || text.split(separator: "/").contains("..") { throw .unknownPattern(String(text)) }
        return String(text)
    }
}
