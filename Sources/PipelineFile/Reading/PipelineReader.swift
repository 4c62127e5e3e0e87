import ThumbnailModel

/// Reads a pipeline from its node, keeping every problem and where each part stands.
struct PipelineReader {
    /// More than any pipeline of a person has.
    private static let stageLimit = 200

    /// More than anyone reads at once.
    private static let errorLimit = 100

    private(set) var definition = PipelineDefinition()
    private(set) var errors: [PipelineFileError] = []
    private var marks: [PipelineSubject: YAMLMark] = [:]
    /// Stages that are there but could not be read.
    private var unread: Set<String> = []

    /// The errors in the order of the text.
    var sortedErrors: [PipelineFileError] {
        errors.enumerated().sorted { left, right in
            (Self.mark(of: left.element), left.offset) < (Self.mark(of: right.element), right.offset)
        }.map(\.element)
    }

    /// Keeps an error.
    mutating func report(_ kind: PipelineFileError.Kind, about subject: PipelineSubject = .pipeline, at mark: YAMLMark)
    {
        guard errors.count < Self.errorLimit else { return }
        errors.append(PipelineFileError(kind, about: subject, at: .mark(mark)))
    }

    /// Reads a whole file.
    mutating func read(_ root: YAMLNode?) {
        guard let root, !root.isNothing else { return report(.empty, at: .start) }
        guard let entries = entries(of: root) else { return }
        var keys: Set<String> = []
        for (key, mark, value) in entries {
            keys.insert(key)
            switch key {
            case "version": readVersion(value)
            case "grid": readGrid(value, at: mark)
            case "stages": readStages(value, at: mark)
            default: report(.unknownKey(key, valid: ["version", "grid", "stages"], owners: []), at: mark)
            }
        }
        for key in ["version", "stages"] where !keys.contains(key) { report(.missingKey(key), at: root.mark) }
        if keys.contains("stages") { check() }
    }

    private mutating func readVersion(_ node: YAMLNode) {
        if node.text != "1" { report(.unsupportedVersion(ValueProblem.Got(node).wording), at: node.mark) }
    }

    private mutating func readGrid(_ node: YAMLNode, at mark: YAMLMark) {
        marks[.grid(key: nil)] = mark
        guard let entries = entries(of: node) else { return }
        var grid = Grid()
        let hasCell = entries.contains { $0.key == "cell" }
        for (key, mark, value) in entries {
            marks[.grid(key: key)] = mark
            if hasCell, ["width", "aspect"].contains(key) {
                report(.keyWithCell(key), about: .grid(key: key), at: mark)
            } else {
                set(key, at: mark, to: value, among: Grid.settings, of: &grid, about: .grid(key: key))
            }
        }
        definition.grid = grid
    }

    private mutating func readStages(_ node: YAMLNode, at mark: YAMLMark) {
        marks[.pipeline] = mark
        guard let entries = entries(of: node) else { return }
        guard entries.count <= Self.stageLimit else {
            return report(.tooManyStages(limit: Self.stageLimit), at: mark)
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

    private mutating func set<Root>(
        _ key: String,
        at mark: YAMLMark,
        to node: YAMLNode,
        among settings: [Setting<Root>],
        of root: inout Root,
        about subject: PipelineSubject
    ) {
        guard let setting = settings.first(where: { $0.isCalled(key) }) else {
            return report(
                .unknownKey(key, valid: settings.map(\.name), owners: StageKind.owners(of: key)),
                about: subject,
                at: mark
            )
        }
        do throws(ValueProblem) {
            try setting.read(node, &root)
        } catch {
            report(.badValue(error.reason), about: subject, at: error.mark)
        }
    }

    /// The entries of a map, the first of each key; nil for anything but a map.
    private mutating func entries(of node: YAMLNode) -> [(key: String, mark: YAMLMark, value: YAMLNode)]? {
        guard case .mapping(let entries) = node.content else {
            report(.notAMap(got: ValueProblem.Got(node)), at: node.mark)
            return nil
        }
        var first: [String: YAMLMark] = [:]
        return entries.compactMap { entry in
            let key = entry.key.text ?? ""
            if let mark = first[key] {
                report(.duplicateKey(key, first: mark), at: entry.key.mark)
                return nil
            }
            first[key] = entry.key.mark
            return (key, entry.key.mark, entry.value)
        }
    }

    /// Checks the whole, leaving out what only follows from errors already told.
    private mutating func check() {
        let wrongParts = Set(errors.map(\.subject))
        let wrong = Set(wrongParts.map(\.owner))
        for problem in PipelineCheck(definition, unread: unread).problems() {
            if !problem.isOfEdges, wrong.contains(problem.subject.owner) { continue }
            if case .edge(.missingInput) = problem.kind, case .stage(let name, _) = problem.subject,
                wrongParts.contains(.stage(name, key: "from"))
            {
                continue
            }
            report(problem.kind, about: problem.subject, at: mark(of: problem.subject))
        }
    }

    private func mark(of subject: PipelineSubject) -> YAMLMark {
        marks[subject] ?? marks[subject.owner] ?? marks[.pipeline] ?? .start
    }

    private static func mark(of error: PipelineFileError) -> YAMLMark {
        guard case .mark(let mark) = error.place else { return .start }
        return mark
    }

    private static func isStageName(_ name: String) -> Bool {
        name != "grid" && !name.isEmpty && name.count <= 100
            && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
    }
}
