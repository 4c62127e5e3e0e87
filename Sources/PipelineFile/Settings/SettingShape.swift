/// What a setting may be set to: the one source of its checks' wording and of its schema.
package indirect enum SettingShape: Hashable, Sendable {
    /// A whole number; `suffixes` allows K, M and G.
    case whole(ClosedRange<Int>, suffixes: Bool = false)
    case number(ClosedRange<Double>)
    case boolean
    /// One of these words; `aliases` are understood as well.
    case choice([String], aliases: [String] = [])
    case text(TextForm)
    /// So many values of a shape.
    case list(SettingShape, count: ClosedRange<Int>)
    /// `[x, y, width, height]` of a part of a picture, 0 to 1.
    case part
    /// A map of these keys; all of them, or some of them.
    case map([Key], complete: Bool)
    /// Any of these, the usual one first.
    case either([SettingShape])

    /// A key of a map.
    package struct Key: Hashable, Sendable {
        /// The key's name.
        package let name: String
        /// What it may be set to.
        package let shape: SettingShape
    }

    /// The forms a text may have.
    package enum TextForm: Hashable, Sendable {
        case line, glob, path, template, color, size, ratio, stages
    }

    /// Whether a list can be read.
    var takesList: Bool {
        switch self {
        case .list, .part: true
        case .either(let shapes): shapes.contains(where: \.takesList)
        default: false
        }
    }

    /// Whether a map can be read.
    var takesMap: Bool {
        switch self {
        case .map: true
        case .either(let shapes): shapes.contains(where: \.takesMap)
        default: false
        }
    }

    /// The words that can be read, those understood as well behind.
    var words: [String] {
        switch self {
        case .choice(let words, let aliases): words + aliases
        case .list(let shape, _): shape.words
        case .either(let shapes): shapes.flatMap(\.words)
        default: []
        }
    }

    /// Whether numbers may carry K, M or G.
    var takesSuffixes: Bool {
        guard case .whole(_, let suffixes) = self else { return false }
        return suffixes
    }

    /// Whether a number can be read.
    var takesNumber: Bool {
        switch self {
        case .whole, .number: true
        case .list(let shape, _): shape.takesNumber
        case .either(let shapes): shapes.contains(where: \.takesNumber)
        default: false
        }
    }
}
