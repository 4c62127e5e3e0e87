/// A pipeline as its author means it: a grid and named stages, in the order they were written.
package struct PipelineDefinition: Hashable, Sendable {
    /// The grid that cells and scales come from.
    package var grid: Grid
    /// The stages, each with a name of its own.
    package var stages: [StageDefinition]

    /// A pipeline of a grid and stages.
    package init(grid: Grid = Grid(), stages: [StageDefinition] = []) {
        self.grid = grid
        self.stages = stages
    }

    /// The stage of a name.
    package func stage(named name: String) -> StageDefinition? {
        stages.first { $0.name == name }
    }
}
