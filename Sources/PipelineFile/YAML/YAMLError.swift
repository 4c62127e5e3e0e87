/// A problem that keeps a text from being read as YAML at all, and its place.
struct YAMLError: Error {
    let problem: YAMLProblem
    let mark: YAMLMark
}
