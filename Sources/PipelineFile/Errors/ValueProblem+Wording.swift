import ThumbnailModel

extension ValueProblem.Got {
    /// What came, in words.
    var wording: String {
        switch self {
        case .nothing: "nothing"
        case .text(let text): YAMLNumber.parse(text) == nil ? "\"\(text)\"" : text
        case .collection(let text): text.count > 60 ? "\(text.prefix(60))…" : text
        }
    }
}

extension ValueProblem.Reason {
    /// What is wrong with the value, in words.
    var wording: String {
        switch self {
        case .expected(let shape, let got):
            "expected \(shape.wording), got \(got.wording)" + (Self.hint(shape, got).map { "; \($0)" } ?? "")
        case .template(let error, let text): error.wording(in: text)
        case .repeated(let text): "\"\(text)\" stands in the list twice"
        case .unknownKey(let key, let valid):
            "unknown key \"\(key)\"" + PipelineFileError.Kind.suggestion(for: key, among: valid)
        case .duplicateKey(let key): "key \"\(key)\" stands in the map twice"
        }
    }

    /// What was most likely meant.
    private static func hint(_ shape: SettingShape, _ got: ValueProblem.Got) -> String? {
        guard case .text(let text) = got else { return nil }
        if shape == .boolean {
            switch text.lowercased() {
            case "yes", "on", "y", "1": return "write true"
            case "no", "off", "n", "0": return "write false"
            default: return nearestName(to: text, in: ["true", "false"]).map { "did you mean \($0)?" }
            }
        }
        if shape.takesNumber, let number = YAMLNumber.withoutUnit(text, suffixes: shape.takesSuffixes) {
            return "write \(number), without a unit"
        }
        return nearestName(to: text, in: shape.words).map { "did you mean \"\($0)\"?" }
    }
}

extension PathTemplateError {
    /// What is wrong with a template, in words.
    func wording(in text: String) -> String {
        switch self {
        case .unclosedBrace: "a { is not closed in \"\(text)\""
        case .unknownField(let field):
            "unknown field {\(field)}"
                + PipelineFileError.Kind.suggestion(for: field, among: PathTemplate.Field.names)
        case .unknownPattern(let pattern):
            "{captured:\(pattern)} is no date pattern; expected yyyy, MM, dd, HH, mm and ss"
        case .leavesOutput: "\"\(text)\" leaves the output folder; expected a relative path without .."
        case .noFileName: "\"\(text)\" names no file"
        }
    }
}
