package import ThumbnailModel

/// Pipelines as YAML text.
package enum PipelineDocument {
    /// The pipeline of a text.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8, at most 1 MB.
    ///   - name: what errors are to call the file, fit to be shown.
    /// - Throws: everything that is wrong, in the order of the text.
    package static func read(_ bytes: [UInt8], name: String) throws(PipelineFileErrors) -> PipelineDefinition {
        var reader = PipelineReader()
        do throws(YAMLError) {
            reader.read(try YAMLComposer.compose(bytes))
        } catch {
            reader.report(.yaml(error.problem), at: error.mark)
        }
        guard reader.errors.isEmpty else {
            throw PipelineFileErrors(reader.sortedErrors, in: PipelineSource(name: name, bytes: bytes))
        }
        return reader.definition
    }
}
