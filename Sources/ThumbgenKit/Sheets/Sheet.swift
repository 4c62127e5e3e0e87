import FileSystem
import ThumbnailModel

/// A contact sheet that a run makes: what its two halves share, the one that makes a tile of each photo and the one that
/// fills pages.
struct Sheet: Sendable {
    let plan: SheetPlan
    /// Tiles that wait until the photos before them are through: only then it is known who has a place, and which.
    let tiles: SlotFile

    /// A sheet whose tiles wait in the output folder.
    init(_ plan: SheetPlan, output: OutputFolder) throws(SystemError) {
        self.plan = plan
        tiles = try SlotFile(in: output.path, slotSize: plan.layout.tile.area * 3)
    }
}
