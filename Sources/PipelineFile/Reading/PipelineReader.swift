import ThumbnailModel

/// Reads a pipeline from its node, keeping every problem and where each part stands.
struct PipelineReader {
    /// More than anyone reads at once.
    private static let errorLimit = 100

    var definition = PipelineDefinition()
    private(set) var errors: [PipelineFileError] = []
    /// Where each part stands.
    var marks: [PipelineSubject: YAMLMark] = [:]
    /// Stages that are there but could not be read.
    var unread: Set<String> = []

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
        var stagesAreRead = false
        for (key, mark, value) in entries {
            keys.insert(key)
            switch key {
            case "version": readVersion(value)
            case "grid": readGrid(value, at: mark)
            case "stages": stagesAreRead = readStages(value, at: mark)
            default: report(.unknownKey(key, valid: ["version", "grid", "stages"], owners: []), at: mark)
            }
        }
        for key in ["version", "stages"] where !keys.contains(key) { report(.missingKey(key), at: root.mark) }
        if stagesAreRead { check() }
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

    /// Checks the whole, leaving out what only follows from errors already told.
    private mutating func check() {
        let wrongParts = Set(errors.map(\.subject))
        let wrong = Set(wrongParts.map(\.owner)).subtracting([.pipeline])
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
}
