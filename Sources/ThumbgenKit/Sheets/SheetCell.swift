import StateStore

/// A photo's tile of a contact sheet, waiting for its place.
struct SheetCell: Hashable, Sendable {
    /// The name of the sheet stage.
    let stage: String
    /// Where the tile lies in the sheet's file of tiles.
    let slot: Int
    /// The hash of the photo it was made from.
    let content: ContentHash
}
