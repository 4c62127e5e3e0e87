/// A stage that works on all photos together, such as a contact sheet or the manifest.
protocol CollectionStage: Sendable {
    /// Takes what became of the next photo that has a place in the grid, in the order of the grid.
    mutating func take(_ outcome: PhotoOutcome) throws
    /// Ends its work once every photo is through.
    ///
    /// - Parameter results: what the run and the stages before this one left; what this one leaves is added.
    mutating func finish(_ results: inout CollectionResults) throws
}
