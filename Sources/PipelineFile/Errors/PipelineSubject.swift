/// The part of a pipeline that an error is about.
package enum PipelineSubject: Hashable, Sendable {
    /// The pipeline as a whole.
    case pipeline
    /// A key of the grid; nil for the grid itself.
    case grid(key: String?)
    /// A key of a stage; nil for the stage itself.
    case stage(String, key: String?)
    /// An entry of a stage's `from`.
    case input(String, stage: String)

    /// The grid, stage or pipeline that it is, or is a part of.
    var owner: PipelineSubject {
        switch self {
        case .pipeline: .pipeline
        case .grid: .grid(key: nil)
        case .stage(let name, _), .input(_, let name): .stage(name, key: nil)
        }
    }
}
