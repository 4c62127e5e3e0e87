/// What became of the photos of a run.
struct RenderingResult: Sendable {
    /// What stands of each photo, in their order.
    var tallies: [PhotoTally]
    /// Which of them are through.
    var isReached: [Bool]
    /// A digest of what stands.
    var digest: LibraryDigest
    /// How often each stage ran.
    var stageRuns: [String: Int] = [:]
    /// What keeps further files from being written.
    var fault: (any Error)?
}
