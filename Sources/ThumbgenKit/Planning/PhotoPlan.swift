import ThumbnailModel

/// Everything that is to be made of one photo, settled before any pixel is touched.
struct PhotoPlan: Sendable {
    /// The photo.
    let photo: SurveyedPhoto
    /// Its place in the order, from 0.
    let index: Int
    /// Its decodes, one for each decode stage.
    var decodes: [PlannedDecode]

    /// Every file the photo is to have, in the order of the stages.
    var files: [PlannedFile] { decodes.flatMap(\.results.files) }

    /// The same with only the files that have to be made, and the contact sheets that are wanted.
    func keeping(_ work: PhotoWork, sheets: Set<String> = []) -> PhotoPlan {
        let stale = Set(work.stale(of: self).map(\.file.path))
        return keeping(sheets: sheets) { stale.contains($0.path) }
    }

    /// The same with only the files and contact sheets that are wanted.
    func keeping(sheets: Set<String>, _ isWanted: (PlannedFile) -> Bool) -> PhotoPlan {
        var plan = self
        for index in plan.decodes.indices {
            plan.decodes[index].results = plan.decodes[index].results.keeping(sheets: sheets, isWanted)
        }
        return plan
    }
}
