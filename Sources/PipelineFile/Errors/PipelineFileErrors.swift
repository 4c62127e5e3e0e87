/// Everything that is wrong with a pipeline, in the order of its text.
package struct PipelineFileErrors: Error, Hashable, Sendable {
    /// The errors; never empty.
    package let errors: [PipelineFileError]
    /// The file they are in; nil for a pipeline that has none.
    package let source: PipelineSource?

    /// Errors in a file, or in a pipeline without one.
    package init(_ errors: [PipelineFileError], in source: PipelineSource? = nil) {
        self.errors = errors
        self.source = source
    }
}
