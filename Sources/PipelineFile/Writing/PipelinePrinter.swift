package import ThumbnailModel

/// Writes pipelines as YAML: only what differs from the usual, in aligned columns.
package enum PipelinePrinter {
    /// The text of a pipeline file that reads back as `definition`; `heading` becomes a comment above it.
    package static func yaml(_ definition: PipelineDefinition, heading: String = "A pipeline of thumbgen.") -> String {
        var lines = heading.split(separator: "\n").map { "# \($0)" }
        lines.append("version: 1")
        let grid = changed(Grid.settings, of: definition.grid, from: Grid())
        if !grid.isEmpty { lines.append("grid: \(YAMLValue.map(grid).flow)") }
        lines.append("stages:")
        let keys = definition.stages.map { YAMLValue.text($0.name).flow + ":" }
        let keyWidth = keys.map(\.count).max() ?? 0
        let uses = definition.stages.map { "use: \($0.operation.kind.rawValue)," }
        let useWidth = uses.map(\.count).max() ?? 0
        for (index, stage) in definition.stages.enumerated() {
            let rest = rest(of: stage)
            let use = rest.isEmpty ? String(uses[index].dropLast()) : padded(uses[index], to: useWidth) + " "
            lines.append("  \(padded(keys[index], to: keyWidth)) { \(use)\(rest) }")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The settings that differ from those of `usual`.
    static func changed<Root>(_ settings: [Setting<Root>], of root: Root, from usual: Root) -> [YAMLValue.Entry] {
        settings.compactMap { setting in
            guard let value = setting.write(root), value != setting.write(usual) else { return nil }
            return YAMLValue.Entry(key: setting.name, value: value)
        }
    }

    private static func rest(of stage: StageDefinition) -> String {
        let kind = stage.operation.kind
        var entries = changed(kind.settings, of: stage.operation, from: StageOperation(kind))
        if let first = stage.from.first {
            let from = stage.from.count == 1 ? YAMLValue.text(first) : .list(stage.from.map(YAMLValue.text))
            entries.insert(YAMLValue.Entry(key: "from", value: from), at: 0)
        }
        return entries.map { "\($0.key): \($0.value.flow)" }.joined(separator: ", ")
    }

    private static func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
