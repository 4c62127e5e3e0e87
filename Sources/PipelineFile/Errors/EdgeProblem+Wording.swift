import ThumbnailModel

extension EdgeProblem {
    /// What is wrong with the edges, in words.
    var wording: String {
        switch self {
        case .missingInput(let takes, let candidates):
            "missing key from; expected \(takes.article)" + Self.given(by: candidates)
        case .unknownInput(let name, let valid):
            "no stage is called \"\(name)\""
                + PipelineFileError.Kind.suggestion(for: name, among: valid)
        case .repeatedName(let name): "two stages are called \"\(name)\""
        case .repeatedInput(let name): "\"\(name)\" stands in from twice"
        case .inputOnSource: "discover starts a pipeline and has no from"
        case .mismatch(let from, let gives, let to, let takes, let candidates):
            "\(from) gives \(gives.article), but \(to) takes \(takes.article)" + Self.given(by: candidates)
        case .cycle(let names): "stages wait for each other: \(names.joined(separator: " → "))"
        case .unused(let name, let gives, let takers):
            "nobody uses \(name), which gives \(gives.article); expected \(takers.map(\.rawValue).listed("or")) from it"
        }
    }

    private static func given(by candidates: [String]) -> String {
        candidates.isEmpty ? ", which no stage gives" : ", as given by \(candidates.listed("or"))"
    }
}

extension FlowKind {
    /// The kind with its article; an encoded picture is not just "an encoded".
    var article: String {
        switch self {
        case .image: "an image"
        case .encoded: "an encoded image"
        case .source, .photo, .file, .manifest, .page: "a \(rawValue)"
        }
    }
}
