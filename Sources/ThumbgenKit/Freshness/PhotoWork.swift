import ThumbnailModel

/// What is there of a photo, and what has to be made.
struct PhotoWork: Sendable {
    /// The photo's place in the order.
    let index: Int
    /// Its files that are as they should be, in the order of the stages.
    var fresh: [WrittenThumbnail] = []
    /// Why each of the others has to be made.
    var stale: [BytePath: RebuildReason] = [:]
}
