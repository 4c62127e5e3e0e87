extension ValueType where Value == Int {
    /// A whole number within a range.
    static func whole(_ range: ClosedRange<Int>, suffixes: Bool = false) -> ValueType {
        .scalar(
            .whole(range, suffixes: suffixes),
            read: { text in
                YAMLNumber.parse(text, suffixes: suffixes).flatMap(Int.init(exactly:)).flatMap {
                    range.contains($0) ? $0 : nil
                }
            },
            write: { .word(String($0)) }
        )
    }
}

extension ValueType where Value == Double {
    /// A number within a range.
    static func number(_ range: ClosedRange<Double>) -> ValueType {
        .scalar(
            .number(range),
            read: { text in YAMLNumber.parse(text).flatMap { range.contains($0) ? $0 : nil } },
            write: { .number($0) }
        )
    }
}

extension ValueType where Value == Bool {
    /// True or false; no other words, so that nobody wonders about `no`.
    static var boolean: ValueType {
        .scalar(
            .boolean,
            read: { ["true": true, "True": true, "TRUE": true, "false": false, "False": false, "FALSE": false][$0] },
            write: { .word($0 ? "true" : "false") }
        )
    }
}

extension ValueType where Value == String {
    /// Text of the user's, not empty, on one line.
    static func text(_ form: SettingShape.TextForm) -> ValueType {
        .scalar(
            .text(form),
            read: { text in text.isEmpty || text.contains(where: \.isNewline) || text.contains("\0") ? nil : text },
            write: { .text($0) }
        )
    }

    /// A fixed path below the output folder.
    static var path: ValueType {
        .scalar(
            .text(.path),
            read: { text in
                let parts = text.split(separator: "/", omittingEmptySubsequences: false)
                let leaves = parts.contains("..") || parts.contains("") || parts.contains(".") || text.contains("\0")
                return leaves || text.contains(where: \.isNewline) ? nil : text
            },
            write: { .text($0) }
        )
    }
}

extension ValueType where Value: RawRepresentable<String> & CaseIterable & Equatable, Value.AllCases: Sendable {
    /// One of the words of an enumeration, or of those understood as well.
    static func choice(of cases: [Value] = Array(Value.allCases), aliases: [String: Value] = [:]) -> ValueType {
        .scalar(
            .choice(cases.map(\.rawValue), aliases: aliases.keys.sorted()),
            read: { text in cases.first { $0.rawValue == text } ?? aliases[text] },
            write: { .word($0.rawValue) }
        )
    }
}
