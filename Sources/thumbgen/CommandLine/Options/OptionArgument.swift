/// What follows an option.
enum OptionArgument: Sendable {
    /// Nothing: the option is a switch.
    case none
    /// Text of a form.
    case text(String)
    /// One of these words.
    case choice([String])
    /// One of these words, or text of a form.
    case choiceOr(String, [String])
    /// Some of these words, with commas between them.
    case list([String])
    /// A whole number.
    case count(String, ClosedRange<Int>)
    /// A number of bytes, with a unit such as `M` (10⁶) or `Mi` (2²⁰).
    case byteCount
    /// A setting and its value.
    case assignment
    /// A file.
    case file(String)

    /// What stands for the argument in help; nil for a switch.
    var placeholder: String? {
        switch self {
        case .none: nil
        case .text(let name), .count(let name, _), .file(let name): name
        case .choiceOr(let form, let words): (words.prefix(1) + ["...", form]).joined(separator: "|")
        case .choice(let words): words.joined(separator: "|")
        case .list(let words): words.joined(separator: ",")
        case .byteCount: "BYTES"
        case .assignment: "KEY=VALUE"
        }
    }

    /// The words a shell can complete.
    var words: [String] {
        switch self {
        case .choice(let words), .choiceOr(_, let words), .list(let words): words
        case .none, .text, .count, .byteCount, .assignment, .file: []
        }
    }
}

extension OptionArgument {
    /// What a valid argument looks like, to follow the word "expected".
    var expectation: String {
        switch self {
        case .none: "no value"
        case .text(let form): form
        case .choice(let words): OptionArgument.enumerated(words, "or")
        case .choiceOr(let form, let words): OptionArgument.enumerated(words + [form], "or")
        case .list(let words): "one or more of \(OptionArgument.enumerated(words, "and")), with commas between them"
        case .count(_, let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
        case .byteCount: "a number of bytes such as 500M or 2G"
        case .assignment: "KEY=VALUE"
        case .file(let form): form
        }
    }

    /// Whether a text is such an argument.
    func accepts(_ text: String) -> Bool {
        switch self {
        case .none: false
        case .text, .choiceOr, .file: true
        case .choice(let words): words.contains(text)
        case .list(let words):
            text.split(separator: ",", omittingEmptySubsequences: false).allSatisfy { words.contains(String($0)) }
        case .count(_, let range): Int(text).map(range.contains) == true
        case .byteCount: ByteCount(text) != nil
        case .assignment: text.first != "=" && text.contains("=")
        }
    }

    private static func enumerated(_ words: [String], _ conjunction: String) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
    }
}
