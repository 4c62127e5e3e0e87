import ThumbnailModel

extension PipelineDefinition {
    /// The pipeline of the sheet command: what options say of thumbnails holds for pages, and nothing else is made.
    func onlySheet(_ command: ParsedCommand) -> PipelineDefinition {
        var sheet = SheetOptions()
        var cells = ResizeOptions()
        for stage in stages {
            switch stage.operation {
            case .resize(let options):
                cells = options
                sheet.background = options.background
            case .encode(let options):
                sheet.format = options.formats.first ?? sheet.format
                sheet.quality = options.quality[sheet.format]
            case .write(let options) where command.has("path"): sheet.path = options.path
            default: break
            }
        }
        if command.has("scale"), let largest = grid.scales.max() { sheet.scale = largest }
        if let rows = command.text(of: "rows").flatMap(Int.init) { sheet.rows = rows }
        sheet.title = command.text(of: "title") ?? sheet.title
        sheet.captions = command.text(of: "captions").flatMap(SheetCaption.init) ?? sheet.captions

        var definition = self
        let read: [StageKind] = [.discover, .exif, .decode]
        definition.stages = stages.filter { read.contains($0.operation.kind) }
        if command.has("crops") {
            sheet.review = cells
            if !command.has("captions") { sheet.captions = .name }
            if !command.has("path") { sheet.path = sheet.rows == 0 ? .crops : .numberedCrops }
            definition.stages.append(StageDefinition("crops", from: ["pixels"], .sheet(sheet)))
        } else {
            cells.scales = [sheet.scale]
            definition.stages.append(StageDefinition("cells", from: ["pixels"], .resize(cells)))
            definition.stages.append(StageDefinition("sheets", from: ["cells"], .sheet(sheet)))
        }
        return definition
    }
}
