import PipelineEngine
import ThumbnailModel

/// Checks how stages hang together, with the graph that will run them.
struct EdgeCheck {
    private let definition: PipelineDefinition
    private let unread: Set<String>

    init(_ definition: PipelineDefinition, unread: Set<String>) {
        self.definition = definition
        self.unread = unread
    }

    /// Everything that is wrong with the edges, in the order of the stages.
    func problems() -> [PipelineProblem] {
        let nodes = definition.stages.map { stage in
            GraphNode(
                name: stage.name,
                takes: stage.operation.kind.takes.map { [ValueKind($0.rawValue)] } ?? [],
                gives: ValueKind(stage.operation.kind.gives.rawValue),
                inputs: stage.from,
                mayBeUnused: stage.operation.kind.mayEnd,
                payload: ()
            )
        }
        do throws(GraphProblems) {
            _ = try Graph(nodes)
            return []
        } catch {
            return withoutConsequences(error.problems.compactMap(problem))
        }
    }

    /// Where the input of a stage is wrong, what it was to take may look unused.
    private func withoutConsequences(_ problems: [PipelineProblem]) -> [PipelineProblem] {
        let missed: [FlowKind] = problems.compactMap { problem in
            switch (problem.kind, problem.subject.owner) {
            case (.edge(.unknownInput), .stage(let name, _)), (.edge(.mismatch), .stage(let name, _)),
                (.edge(.missingInput), .stage(let name, _)):
                definition.stage(named: name)?.operation.kind.takes
            default: nil
            }
        }
        return problems.filter { problem in
            guard case .edge(.unused(_, let gives, _)) = problem.kind else { return true }
            return !missed.contains(gives)
        }
    }

    private func problem(_ problem: GraphProblem) -> PipelineProblem? {
        let name = problem.node
        let stage = PipelineSubject.stage(name, key: nil)
        switch problem {
        case .duplicateName: return PipelineProblem(.edge(.repeatedName(name)), about: stage)
        case .unknownInput(_, let input, let valid):
            if unread.contains(input) { return nil }
            return PipelineProblem(
                .edge(.unknownInput(input, valid: candidates(for: name) ?? valid)),
                about: .input(input, stage: name)
            )
        case .repeatedInput(_, let input):
            return PipelineProblem(.edge(.repeatedInput(input)), about: .input(input, stage: name))
        case .missingInput:
            guard let takes = definition.stage(named: name)?.operation.kind.takes else { return nil }
            let problem = EdgeProblem.missingInput(takes: takes, candidates: givers(of: takes, but: name))
            return PipelineProblem(.edge(problem), about: stage)
        case .inputOnSource: return PipelineProblem(.edge(.inputOnSource), about: .stage(name, key: "from"))
        case .kindMismatch(let from, _, _, _):
            guard let gives = definition.stage(named: from)?.operation.kind.gives,
                let takes = definition.stage(named: name)?.operation.kind.takes
            else { return nil }
            let problem = EdgeProblem.mismatch(
                from: from,
                gives: gives,
                to: name,
                takes: takes,
                candidates: givers(of: takes, but: name)
            )
            return PipelineProblem(.edge(problem), about: .input(from, stage: name))
        case .cycle(let names): return PipelineProblem(.edge(.cycle(names)), about: .stage(name, key: "from"))
        case .unused:
            guard unread.isEmpty, let gives = definition.stage(named: name)?.operation.kind.gives else { return nil }
            let takers = StageKind.allCases.filter { $0.takes == gives }
            return PipelineProblem(.edge(.unused(name, gives: gives, takers: takers)), about: stage)
        }
    }

    /// The stages that give what a stage takes; nil where none does.
    private func candidates(for name: String) -> [String]? {
        guard let takes = definition.stage(named: name)?.operation.kind.takes else { return nil }
        let names = givers(of: takes, but: name)
        return names.isEmpty ? nil : names
    }

    private func givers(of kind: FlowKind, but name: String) -> [String] {
        definition.stages.filter { $0.operation.kind.gives == kind && $0.name != name }.map(\.name)
    }
}
