/// What is wrong with a pipeline as a whole, and the part it is about.
struct PipelineProblem {
    let kind: PipelineFileError.Kind
    let subject: PipelineSubject

    init(_ kind: PipelineFileError.Kind, about subject: PipelineSubject = .pipeline) {
        self.kind = kind
        self.subject = subject
    }

    /// Whether it is about how stages hang together, not about a setting.
    var isOfEdges: Bool {
        if case .edge = kind { return true }
        return false
    }
}
