import FileSystem
import ThumbnailModel

/// A contact sheet of a run: what its two halves share, the one that makes a tile of each photo and the one that fills pages.
struct Sheet: Sendable {
    /// The name of the stage.
    let name: String
    let options: SheetOptions
    let layout: SheetLayout
    /// Tiles that wait until the photos before them are through: only then it is known who has a place, and which.
    let tiles: SlotFile
    /// Photos that may come.
    let count: Int

    /// The contact sheets of a pipeline.
    static func all(
        of definition: PipelineDefinition,
        count: Int,
        output: OutputFolder
    ) throws(RunError) -> [Sheet] {
        do throws(SystemError) {
            var sheets: [Sheet] = []
            for stage in definition.stages {
                guard case .sheet(let options) = stage.operation else { continue }
                let layout = SheetLayout(definition.grid, options)
                let tiles = try SlotFile(in: output.path, slotSize: layout.tile.area * 3)
                sheets.append(Sheet(name: stage.name, options: options, layout: layout, tiles: tiles, count: count))
            }
            return sheets
        } catch {
            throw .outputUnwritable(output.path, error)
        }
    }
}
