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
}
