import ThumbnailModel

/// Gathers the photos of the manifest and writes it.
struct ManifestStage: CollectionStage {
    let stage: StageDefinition
    let definition: PipelineDefinition
    let output: OutputFolder
    private var outcomes: [PhotoOutcome] = []

    init(_ stage: StageDefinition, of definition: PipelineDefinition, output: OutputFolder) {
        self.stage = stage
        self.definition = definition
        self.output = output
    }

    mutating func take(_ outcome: PhotoOutcome) {
        outcomes.append(outcome)
    }

    mutating func finish(_ results: inout CollectionResults) throws {
        guard case .manifest(let options) = stage.operation else { return }
        let manifest = Manifest(
            definition: definition,
            outcomes: outcomes,
            failures: results.failures,
            sheets: results.sheets.filter { stage.from.contains($0.stage) }
        )
        try manifest.write(to: BytePath(options.path), in: output)
    }
}
