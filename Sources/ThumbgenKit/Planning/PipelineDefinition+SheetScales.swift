import ThumbnailModel

extension PipelineDefinition {
    /// The scales of the contact sheets that show what a stage makes, as it is or masked.
    func sheetScales(behind stage: String) -> [Scale] {
        var scales: [Scale] = []
        for consumer in stages where consumer.from.contains(stage) {
            switch consumer.operation {
            case .sheet(let options): scales.append(options.scale)
            case .mask: scales += sheetScales(behind: consumer.name)
            default: break
            }
        }
        return Array(Set(scales)).sorted()
    }
}
