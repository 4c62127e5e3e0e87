import ThumbnailModel

/// What follows an option.
enum OptionArgument: Sendable {
    /// Nothing: the option is a switch.
    case none
    /// Text of a form that the setting it stands for checks.
    case text(String)
    /// One of these words, or one of the other spellings of them.
    case choice([String], spellings: [String: String] = [:])
    /// One of these words, or text of the form named.
    case choiceOr(String, [String], spellings: [String: String] = [:])
    /// Some of these words, with commas between them.
    case list([String])
    /// A whole number.
    case count(String, ClosedRange<Int>)
    /// A number of seconds above 0.
    case seconds
    /// A number of bytes, with a unit such as `M` (10⁶) or `Mi` (2²⁰).
    case byteCount
    /// A part of a distributed run.
    case shard
    /// A file.
    case file(String)

    /// What stands for the argument in help; nil for a switch.
    var placeholder: String? {
        switch self {
        case .none: nil
        case .text(let name), .count(let name, _), .file(let name): name
        case .choiceOr(let form, let words, _): (words.prefix(1) + ["...", form]).joined(separator: "|")
        case .choice(let words, _): words.joined(separator: "|")
        case .list(let words): words.joined(separator: ",")
        case .seconds: "SECONDS"
        case .byteCount: "BYTES"
        case .shard: "I/N|auto"
        }
    }

    /// The words a shell can complete.
    var words: [String] {
        switch self {
        case .choice(let words, _), .choiceOr(_, let words, _), .list(let words): words
        case .shard: ["auto"]
        case .none, .text, .count, .seconds, .byteCount, .file: []
        }
    }
}

extension OptionArgument {
    /// What a valid argument looks like, to follow the word "expected".
    var expectation: String {
        switch self {
        case .none: "no value"
        case .text(let form): form
        case .choice(let words, _): OptionArgument.enumerated(words, "or")
        case .choiceOr(let form, let words, _): OptionArgument.enumerated(words + [form], "or")
        case .list(let words): "one or more of \(OptionArgument.enumerated(words, "and")), with commas between them"
        case .count(_, let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .seconds: "a number of seconds above 0"
        case .byteCount: "a number of bytes such as 500M or 2G"
        case .shard: "I/N with I from 1 to N, or auto"
        case .file(let form): form
        }
    }

    /// The argument in the spelling the program goes on with; nil where it does not fit.
    func normalized(_ text: String) -> String? {
        switch self {
        case .none: nil
        case .text, .file: text
        case .choice(let words, let spellings): spellings[text] ?? (words.contains(text) ? text : nil)
        case .choiceOr(_, _, let spellings): spellings[text] ?? text
        case .list(let words):
            text.split(separator: ",", omittingEmptySubsequences: false).allSatisfy { words.contains(String($0)) }
                ? text : nil
        case .count(_, let range): Int(text).map(range.contains) == true ? text : nil
        case .seconds: Double(text).map { $0 > 0 && $0.isFinite } == true ? text : nil
        case .byteCount: ByteCount(text) == nil ? nil : text
        case .shard: ShardChoice(text) == nil ? nil : text
        }
    }

    private static func enumerated(_ words: [String], _ conjunction: String) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
    }
}
