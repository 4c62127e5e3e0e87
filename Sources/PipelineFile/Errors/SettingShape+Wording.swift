import ThumbnailModel

extension SettingShape {
    /// The values in words, to stand behind "expected".
    var wording: String {
        switch self {
        case .whole(let range, _): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .number(let range): "a number \(Self.span(range))"
        case .boolean: "true or false"
        case .choice(let words, _): words.listed("or")
        case .text(let form): form.wording
        case .list(.number(let range), let count) where count.lowerBound == count.upperBound:
            "\(count.lowerBound) numbers \(Self.span(range))"
        case .list(let shape, let count): "a list of \(count.lowerBound) to \(count.upperBound) (\(shape.wording))"
        case .part: "[x, y, width, height] within the picture, which is 0 to 1 each way"
        case .map(let keys, complete: true): "{ \(keys.map { "\($0.name): …" }.joined(separator: ", ")) }"
        case .map(let keys, complete: false): "a map with some of \(keys.map(\.name).joined(separator: ", "))"
        case .either(let shapes): Self.alternatives(shapes).listed("or")
        }
    }

    /// The words of each shape; a list of what may also stand alone is "a list of them".
    private static func alternatives(_ shapes: [SettingShape]) -> [String] {
        shapes.flatMap { shape in
            switch shape {
            case .list(let element, _) where shapes.contains(element): ["a list of them"]
            case .choice(let words, _): words
            default: [shape.wording]
            }
        }
    }

    private static func span(_ range: ClosedRange<Double>) -> String {
        "from \(shortestText(of: range.lowerBound)) to \(shortestText(of: range.upperBound))"
    }
}

extension SettingShape.TextForm {
    /// The form in words, to stand behind "expected".
    var wording: String {
        switch self {
        case .line: "text on one line"
        case .glob: "a glob such as \"*.jpg\""
        case .path: "a path below the output folder"
        case .template: "a path such as \"{dir}/{name}@{scale}x.{ext}\""
        case .color: "a colour such as #fff, #ffffff, #ffffff80, white, black or transparent"
        case .size: "a size such as 120x90"
        case .ratio: "a ratio such as 4:3"
        case .stages: "the name of a stage or a list of them"
        }
    }
}

extension Array<String> {
    /// The words as a sentence lists them: `a, b or c`.
    func listed(_ conjunction: String) -> String {
        guard let last, count > 1 else { return first ?? "" }
        return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
    }
}
