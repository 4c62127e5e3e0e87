import PipelineFile

/// Prints the JSON Schema of pipeline files.
enum SchemaCommand {
    static func run() -> ExitStatus {
        Output.standard.write(PipelineSchema.json())
        return .success
    }
}
