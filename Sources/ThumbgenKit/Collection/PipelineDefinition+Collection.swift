import ThumbnailModel

extension PipelineDefinition {
    /// The collection stages, ready for a run: those first that others take from.
    func collectionStages(sheets: [Sheet], output: OutputFolder) -> [any CollectionStage] {
        let pages = sheets.map { SheetPages($0, output: output) }
        let manifests = stages.filter { $0.operation.kind == .manifest }.map { stage in
            ManifestStage(stage, of: self, output: output)
        }
        return pages + manifests
    }
}
