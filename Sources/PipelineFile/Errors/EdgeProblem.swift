package import ThumbnailModel

/// What can be wrong with the edges between stages.
package enum EdgeProblem: Hashable, Sendable {
    /// A second stage of a name.
    case repeatedName(String)
    /// A stage that takes something and has no `from`; `candidates` are the stages that give it.
    case missingInput(takes: FlowKind, candidates: [String])
    /// A `from` that names no stage.
    case unknownInput(String, valid: [String])
    /// A `from` that names a stage twice.
    case repeatedInput(String)
    /// A stage that starts the pipeline and has a `from`.
    case inputOnSource
    /// An edge between kinds that do not fit; `candidates` are the stages that would.
    case mismatch(from: String, gives: FlowKind, to: String, takes: FlowKind, candidates: [String])
    /// Stages that wait for each other, the first one again at the end.
    case cycle([String])
    /// A stage that nobody takes anything from; `takers` are the kinds of stage that would.
    case unused(String, gives: FlowKind, takers: [StageKind])
}
