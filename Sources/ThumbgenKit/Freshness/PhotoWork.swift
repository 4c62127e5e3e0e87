import ThumbnailModel

/// What has to be made of a photo.
struct PhotoWork: Sendable {
    /// The photo's place in the order.
    let index: Int
    /// Why each file of its plan has to be made, in the plan's order; nil for a file that has not, nothing where none has.
    var reasons: [RebuildReason?] = []

    /// Whether there is nothing to do.
    var isDone: Bool { reasons.isEmpty }

    /// The files of the photo's plan that have to be made, and why.
    func stale(of plan: PhotoPlan) -> [(file: PlannedFile, reason: RebuildReason)] {
        zip(plan.files, reasons).compactMap { file, reason in reason.map { (file, $0) } }
    }
}
