package import ThumbnailModel

/// A pipeline drawn in text, for people and for programs that draw.
package enum PipelineDiagram {
    /// A line a stage, what it takes its input from before it, its settings behind it.
    package static func text(_ definition: PipelineDefinition) -> String {
        let names = definition.stages.map(\.name)
        let inputs = definition.stages.map { $0.from.isEmpty ? "" : "\($0.from.joined(separator: ", ")) →" }
        let inputWidth = inputs.map(\.count).max() ?? 0
        let nameWidth = names.map(\.count).max() ?? 0
        return definition.stages.indices.map { index in
            let left = String(repeating: " ", count: inputWidth - inputs[index].count) + inputs[index]
            let name = names[index] + String(repeating: " ", count: nameWidth - names[index].count)
            let settings = label(of: definition.stages[index]).joined(separator: ", ")
            return "\(left) \(name)  \(settings)\n"
        }.joined()
    }

    /// A flowchart of Mermaid.
    package static func mermaid(_ definition: PipelineDefinition) -> String {
        edges(of: definition, head: "flowchart LR", tail: nil) { stage in
            let lines = ([stage.name] + label(of: stage)).map {
                escaped($0, ["\"": "#quot;", "<": "#lt;", ">": "#gt;"])
            }
            return "    \(identifier(of: stage.name, in: definition))[\"\(lines.joined(separator: "<br>"))\"]"
        } edge: { from, to in
            "    \(identifier(of: from, in: definition)) --> \(identifier(of: to, in: definition))"
        }
    }

    /// A directed graph of Graphviz.
    package static func dot(_ definition: PipelineDefinition) -> String {
        edges(of: definition, head: "digraph pipeline {\n    rankdir=LR;\n    node [shape=box];", tail: "}") { stage in
            let lines = ([stage.name] + label(of: stage)).map { escaped($0, ["\"": "\\\"", "\\": "\\\\"]) }
            return "    \"\(stage.name)\" [label=\"\(lines.joined(separator: "\\n"))\"];"
        } edge: { from, to in
            "    \"\(from)\" -> \"\(to)\";"
        }
    }

    private static func edges(
        of definition: PipelineDefinition,
        head: String,
        tail: String?,
        node: (StageDefinition) -> String,
        edge: (String, String) -> String
    ) -> String {
        let nodes = definition.stages.map(node)
        let edges = definition.stages.flatMap { stage in stage.from.map { edge($0, stage.name) } }
        return ([head] + nodes + edges + (tail.map { [$0] } ?? [])).joined(separator: "\n") + "\n"
    }

    /// The kind of a stage and its settings that are not the usual.
    private static func label(of stage: StageDefinition) -> [String] {
        let kind = stage.operation.kind
        let changed = PipelinePrinter.changed(kind.settings, of: stage.operation, from: StageOperation(kind))
        return [kind.rawValue] + changed.map { "\($0.key) \($0.value.flow)" }
    }

    /// Some names of stages are words of Mermaid, `end` for one; places are not.
    private static func identifier(of name: String, in definition: PipelineDefinition) -> String {
        "s\(definition.stages.firstIndex { $0.name == name } ?? 0)"
    }

    private static func escaped(_ text: String, _ replacements: [Character: String]) -> String {
        text.map { replacements[$0] ?? String($0) }.joined()
    }
}
