package import ThumbnailModel

/// Looks for what is wrong with a pipeline as a whole, wherever it came from.
package struct PipelineCheck {
    private let definition: PipelineDefinition
    private let unread: Set<String>

    /// A check of a pipeline; `unread` are stages that are there but could not be read.
    init(_ definition: PipelineDefinition, unread: Set<String> = []) {
        self.definition = definition
        self.unread = unread
    }

    /// Throws everything that is wrong with a pipeline.
    package static func check(_ definition: PipelineDefinition) throws(PipelineFileErrors) {
        let problems = PipelineCheck(definition).problems()
        guard problems.isEmpty else {
            throw PipelineFileErrors(problems.map { PipelineFileError($0.kind, about: $0.subject) })
        }
    }

    /// Everything that is wrong, the grid first, then the stages in order.
    func problems() -> [PipelineProblem] {
        let edges = EdgeCheck(definition, unread: unread).problems()
        // Paths can only be told where the edges hold.
        let paths = edges.isEmpty && unread.isEmpty ? PathCheck(definition).problems() : []
        return gridProblems() + countProblems() + edges + settingProblems() + paths
    }

    private func gridProblems() -> [PipelineProblem] {
        let grid = definition.grid
        guard grid.cellWidth > 0 else { return [PipelineProblem(.noRoomForCells(grid), about: .grid(key: nil))] }
        return grid.scales.min().map { scale in
            let pixels = grid.cellPixels(at: scale)
            let fits = pixels.width > 0 && pixels.height > 0
            return fits ? [] : [PipelineProblem(.cellWithoutPixels(grid, scale: scale), about: .grid(key: nil))]
        } ?? []
    }

    private func countProblems() -> [PipelineProblem] {
        guard unread.isEmpty else { return [] }
        return [StageKind.discover, .exif].compactMap { kind in
            let names = definition.stages.filter { $0.operation.kind == kind }.map(\.name)
            guard names.count != 1 else { return nil }
            let subject = names.count > 1 ? PipelineSubject.stage(names[1], key: nil) : .pipeline
            return PipelineProblem(.notExactlyOne(kind, names: names), about: subject)
        }
    }

    private func settingProblems() -> [PipelineProblem] {
        definition.stages.compactMap { stage in
            guard case .resize(let options) = stage.operation, options.mode == .fit, options.enlarge == true else {
                return nil
            }
            return PipelineProblem(.fitEnlarges, about: .stage(stage.name, key: "enlarge"))
        }
    }
}
