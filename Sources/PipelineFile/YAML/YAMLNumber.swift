/// Numbers as YAML and people write them: `12`, `1_000`, `0x1F`, `0o17`, `.5`, `1e3`, and `268M`.
enum YAMLNumber {
    /// What a letter behind a number multiplies it by.
    private static let suffixes: [Character: Double] = [
        "K": 1_000, "k": 1_000, "M": 1_000_000, "G": 1_000_000_000,
    ]

    /// The number that `text` is; nil for anything else. Never infinite.
    static func parse(_ text: String, suffixes allowsSuffix: Bool = false) -> Double? {
        if allowsSuffix, let last = text.last, let factor = suffixes[last] {
            return decimal(text.dropLast()).map { $0 * factor }
        }
        for (prefix, radix) in [("0x", 16), ("0o", 8)] where text.hasPrefix(prefix) {
            return Int(text.dropFirst(2), radix: radix).map(Double.init)
        }
        return decimal(text[...])
    }

    /// What a number with a unit behind it should have been: `268M` for `268 MB`, `390` for `390px`.
    static func withoutUnit(_ text: String, suffixes allowsSuffix: Bool) -> String? {
        let number = text.prefix { $0.isASCII && ($0.isNumber || "._-+".contains($0)) }
        let unit = text.dropFirst(number.count).drop { $0 == " " }
        guard !unit.isEmpty, unit.allSatisfy({ $0.isLetter || $0 == "%" }), decimal(number) != nil else { return nil }
        guard allowsSuffix, let first = unit.uppercased().first, suffixes[first] != nil else { return String(number) }
        return "\(number)\(first)"
    }

    private static func decimal(_ text: Substring) -> Double? {
        let digits = text.filter { $0 != "_" }
        guard let first = digits.first, "+-.0123456789".contains(first) else { return nil }
        guard digits.allSatisfy({ "+-.0123456789eE".contains($0) }), digits.contains(where: \.isNumber) else {
            return nil
        }
        guard let number = Double(digits), number.isFinite else { return nil }
        return number
    }
}
