import PipelineFile
import StateStore
import ThumbnailModel

/// Everything besides the photo that decides a file's bytes: the settings of every stage on its path, as canonical text.
struct Recipe: Hashable, Sendable {
    /// A part a stage, each headed by the stage's name.
    let text: String

    /// The recipe of nothing.
    static let empty = Recipe(text: "")

    /// The recipe with a further stage at its end.
    func adding(_ stage: String, _ recipe: StageRecipe) -> Recipe {
        Recipe(text: text + "[\(stage)]\n" + recipe.text + "\n")
    }

    /// What is not as it was, stage by stage: `jpeg: quality 80 → 82`.
    func changes(since old: Recipe) -> [String] {
        let before = Dictionary(old.stages, uniquingKeysWith: { first, _ in first })
        let changes = stages.flatMap { stage, recipe in
            before[stage].map { recipe.changes(since: $0).map { "\(stage): \($0)" } } ?? ["\(stage): new stage"]
        }
        return changes.isEmpty ? ["other stages"] : changes
    }

    /// Whether a stage is on the way.
    func passes(_ stage: String) -> Bool { stages.contains { $0.0 == stage } }

    private var stages: [(String, StageRecipe)] {
        var stages: [(name: String, lines: [Substring])] = []
        for line in text.split(separator: "\n") {
            if line.hasPrefix("["), line.hasSuffix("]") {
                stages.append((String(line.dropFirst().dropLast()), []))
            } else if let last = stages.indices.last {
                stages[last].lines.append(line)
            }
        }
        return stages.map { ($0.name, StageRecipe(text: $0.lines.joined(separator: "\n"))) }
    }
}
