import ThumbnailModel

extension PipelineReader {
    /// More than any pipeline of a person has.
    private static let stageLimit = 200

    /// Reads all stages, those of unknown kind by name only; false where there is no telling what they are.
    mutating func readStages(_ node: YAMLNode, at mark: YAMLMark) -> Bool {
        marks[.pipeline] = mark
        guard let entries = entries(of: node) else { return false }
        guard entries.count <= Self.stageLimit else {
            report(.tooManyStages(limit: Self.stageLimit), at: mark)
            return false
        }
        for (name, mark, value) in entries {
            marks[.stage(name, key: nil)] = mark
            if !Self.isStageName(name) { report(.badStageName(name), about: .stage(name, key: nil), at: mark) }
            if let stage = stage(name, at: mark, value) {
                definition.stages.append(stage)
            } else {
                unread.insert(name)
            }
        }
        return true
    }

    /// The stage of a name; nil where not even its kind is known.
    private mutating func stage(_ name: String, at mark: YAMLMark, _ node: YAMLNode) -> StageDefinition? {
        guard let entries = entries(of: node) else { return nil }
        guard let use = entries.first(where: { $0.key == "use" }) else {
            report(.missingKey("use"), about: .stage(name, key: nil), at: mark)
            return nil
        }
        guard let kind = use.value.text.flatMap(StageKind.init(rawValue:)) else {
            report(.unknownKind(use.value.text ?? ""), about: .stage(name, key: "use"), at: use.value.mark)
            return nil
        }
        var stage = StageDefinition(name, StageOperation(kind))
        for (key, mark, value) in entries where key != "use" {
            let subject = PipelineSubject.stage(name, key: key)
            marks[subject] = mark
            if key == "from" {
                stage.from = inputs(of: name, value)
            } else {
                set(key, at: mark, to: value, among: kind.settings, of: &stage.operation, about: subject)
            }
        }
        if case .encode(var options) = stage.operation {
            reportIdleQualities(of: name, entries.first { $0.key == "quality" }?.value, options)
            options.dropIdleQualities()
            stage.operation = .encode(options)
        }
        return stage
    }

    private mutating func inputs(of stage: String, _ node: YAMLNode) -> [String] {
        let nodes: [YAMLNode] = if case .sequence(let items) = node.content { items } else { [node] }
        return nodes.compactMap { item in
            guard let name = item.text, !item.isNothing else {
                let reason = ValueProblem.Reason.expected(.text(.stages), got: ValueProblem.Got(item))
                report(.badValue(reason), about: .stage(stage, key: "from"), at: item.mark)
                return nil
            }
            marks[.input(name, stage: stage)] = item.mark
            return name
        }
    }

    /// A quality that was asked for by name and can have no effect is a slip.
    private mutating func reportIdleQualities(of stage: String, _ node: YAMLNode?, _ options: EncodeOptions) {
        guard let node, case .mapping(let entries) = node.content else { return }
        let made = options.madeFormats
        for entry in entries {
            guard let format = entry.key.text.flatMap(OutputFormat.init(rawValue:)), !made.contains(format) else {
                continue
            }
            report(.idleQuality(format, made: made), about: .stage(stage, key: "quality"), at: entry.key.mark)
        }
    }

    private static func isStageName(_ name: String) -> Bool {
        name != "grid" && !name.isEmpty && name.count <= 100
            && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    }
}
