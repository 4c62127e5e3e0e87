import ThumbnailModel

/// Everything that is to be made of one photo, settled before any pixel is touched.
struct PhotoPlan: Sendable {
    /// The photo.
    let photo: SurveyedPhoto
    /// Its place in the order, from 0.
    let index: Int
    /// Its decodes, one for each decode stage.
    let decodes: [PlannedDecode]

    /// Every file the photo is to have, in the order of the stages.
    var files: [PlannedFile] { decodes.flatMap(\.results.files) }
}
