import PipelineFile
import ThumbnailModel

/// Shows the stages of a pipeline file and what flows between them.
enum GraphCommand {
    static func run(_ command: ParsedCommand) throws -> ExitStatus {
        let definition = try PipelineDefinition(command)
        switch command.text(of: "format") {
        case "mermaid": Output.standard.write(PipelineDiagram.mermaid(definition))
        case "dot": Output.standard.write(PipelineDiagram.dot(definition))
        default: Output.standard.write(PipelineDiagram.text(definition))
        }
        return .success
    }
}
