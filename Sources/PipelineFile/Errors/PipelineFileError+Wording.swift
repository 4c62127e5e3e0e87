import ThumbnailModel

extension PipelineFileError.Kind {
    /// What is wrong, what was expected, what came, and what to do.
    var wording: String {
        switch self {
        case .yaml(let problem): return problem.wording
        case .empty: return "the file is empty; a pipeline starts with version: 1"
        case .notAMap(let got): return "expected a map of keys and values, got \(got.wording)"
        case .tooManyStages(let limit): return "more than \(limit) stages"
        case .missingKey(let key): return "missing key \(key)"
        case .unsupportedVersion(let version): return "expected version 1, got \(version)"
        case .unknownKey(let key, let valid, let owners):
            guard owners.isEmpty else {
                return "unknown key \"\(key)\" here; it belongs to \(owners.map(\.rawValue).listed("or"))"
            }
            return "unknown key \"\(key)\"" + Self.suggestion(for: key, among: valid)
        case .duplicateKey(let key, let first):
            return "key \"\(key)\" stands here again; it is set in line \(first.line)"
        case .unknownKind(let name):
            let valid = StageKind.allCases.map(\.rawValue)
            return "unknown stage kind \"\(name)\"" + Self.suggestion(for: name, among: valid)
        case .badStageName(let name):
            return "expected a stage name of letters, digits, - and _ other than grid, got \"\(name)\""
        case .badValue(let reason): return reason.wording
        case .badSettingPath(let path): return "expected grid.KEY or STAGE.KEY, got \"\(path)\""
        case .unknownStage(let name, let valid):
            return "no stage is called \"\(name)\"" + Self.suggestion(for: name, among: valid)
        case .keyWithCell(let key): return "\(key) follows from cell; set one of the two"
        case .edge(let problem): return problem.wording
        case .notExactlyOne(let kind, let names):
            let got = names.isEmpty ? "none" : names.listed("and")
            return "a pipeline has exactly one \(kind.rawValue) stage, got \(got)"
        case .noRoomForCells(let grid):
            let taken = 2 * grid.inset + grid.spacing * Double(grid.columns - 1)
            return """
                no room for cells: width \(shortestText(of: grid.width)), of which inset \(shortestText(of: grid.inset)) on \
                both sides and spacing \(shortestText(of: grid.spacing)) between \(grid.columns) columns take \
                \(shortestText(of: taken)); expected a width above \(shortestText(of: taken))
                """
        case .cellWithoutPixels(let grid, let scale):
            return """
                cells of \(shortestText(of: grid.cellWidth)) by \(shortestText(of: grid.cellHeight)) points have no pixel at \
                scale \(scale.label); expected at least 1 pixel each way
                """
        case .fitEnlarges: return "fit never enlarges; leave enlarge out, or use mode pad"
        case .idleQuality(let format, let made):
            return
                "a quality for \(format.rawValue), which is not made; expected one for \(made.map(\.rawValue).listed("or"))"
        case .ambiguousTemplate(let template, let between, let missing):
            let advice =
                missing.isEmpty
                ? "give each a write stage of its own" : "add \(missing.map { "{\($0)}" }.listed("and"))"
            return "path \"\(template.text)\" is the same for several \(between.listed("and")); \(advice)"
        case .samePath(let stage, let other, let path):
            return "stages \(other) and \(stage) both write \"\(path)\"; give one of them another path"
        case .fieldWithoutValue(let field, let valid):
            return "{\(field)} has no value here; expected \(valid.map { "{\($0)}" }.listed("or"))"
        case .reservedPath(let path):
            return "\"\(path)\" lies in .thumbgen, where the state of runs is kept; use another folder"
        }
    }

    /// The nearest name, or all of them where none is near.
    static func suggestion(for name: String, among valid: [String]) -> String {
        if let near = nearestName(to: name, in: valid) { return "; did you mean \"\(near)\"?" }
        return valid.isEmpty ? "" : "; expected \(valid.listed("or"))"
    }
}
