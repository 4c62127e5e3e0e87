extension YAMLProblem {
    /// What is wrong with the text, in words.
    var wording: String {
        switch self {
        case .tooLarge(let limit): "the file is larger than \(limit) bytes"
        case .tooDeep(let limit): "lists and maps within each other are more than \(limit) deep"
        case .tooManyAliases(let limit): "aliases stand for more than \(limit) values"
        case .notUTF8: "expected UTF-8, got a byte that belongs to no character"
        case .unknownAlias(let name): "no anchor &\(name) stands before this"
        case .tag(let tag): "tags have no meaning here, got \(tag)"
        case .secondDocument: "a pipeline file holds one document, got a second one"
        case .tab: "tabs cannot indent YAML; use blanks"
        case .syntax(let problem): "this is not valid YAML: \(problem)"
        }
    }
}
